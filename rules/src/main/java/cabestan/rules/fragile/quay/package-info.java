/** The board of Fragile: squares, depots and walls, and the actions, which are written with squares. */
package cabestan.rules.fragile.quay;
