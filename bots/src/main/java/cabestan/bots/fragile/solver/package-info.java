/** Proves how few turns and points a Fragile problem takes, or that it has no solution. */
package cabestan.bots.fragile.solver;
