/** The computer players of Arcanor: alpha-beta search over an evaluation that was learned by self-play. */
package cabestan.bots.arcanor;
