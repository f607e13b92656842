/** Boards, short rules and colours in the terminal, one {@link cabestan.cli.draw.GameScreen} per game. */
package cabestan.cli.draw;
