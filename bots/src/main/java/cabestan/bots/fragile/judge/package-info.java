/** Judges of positions of Fragile: one that weighs what it counts, and one that asks a network. */
package cabestan.bots.fragile.judge;
