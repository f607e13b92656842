/** Players and algorithms that know no game; they play any. */
package cabestan.bots.search;
