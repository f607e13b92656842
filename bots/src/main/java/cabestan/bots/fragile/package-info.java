/** The computer players of Fragile: whole turns at a time, judged by weights learned by self-play. */
package cabestan.bots.fragile;
