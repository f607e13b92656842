/** Matches played in the terminal. */
package cabestan.cli.play;
