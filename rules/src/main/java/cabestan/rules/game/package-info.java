/** What all games share: a game and its variants, states and views, matches, their records, and chance. */
package cabestan.rules.game;
