/** What all games share: games and variants, states and views, matches and records, seeds and dice. */
package cabestan.rules.game;
