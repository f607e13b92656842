/** What a position of Arcanor is worth without looking ahead: by a network, or by features and their weights. */
package cabestan.bots.arcanor.evaluation;
