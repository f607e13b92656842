/** The boards of the games: which drawing stands where in a position. */
package cabestan.picture.board;
