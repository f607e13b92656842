/** Fragile's problems for one player, and their proofs. */
package cabestan.server.problems;
