/** Composes and grades new Fragile problems, and recognizes duplicates. */
package cabestan.bots.fragile.compose;
