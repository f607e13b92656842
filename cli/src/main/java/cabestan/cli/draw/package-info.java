/** Boards, short rules and colours in the terminal. */
package cabestan.cli.draw;
