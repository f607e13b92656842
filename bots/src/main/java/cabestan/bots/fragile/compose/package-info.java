/** Composes new Fragile problems, grades them, and tells whether two are alike. */
package cabestan.bots.fragile.compose;
