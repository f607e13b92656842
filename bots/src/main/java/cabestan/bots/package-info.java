/** What a computer player is, what it is shown, and how it takes part in a match. */
package cabestan.bots;
