/** The computer players of Arcanor: alpha-beta search over evaluations that were learned by self-play. */
package cabestan.bots.arcanor;
