/** Players and algorithms for any game. */
package cabestan.bots.search;
