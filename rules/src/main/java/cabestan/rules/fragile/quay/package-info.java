/** The ground that Fragile is played on: squares, depots and walls, and the actions, which are named by squares. */
package cabestan.rules.fragile.quay;
