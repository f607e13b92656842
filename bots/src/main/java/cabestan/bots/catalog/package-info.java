/** The list of all computer players, for every game. */
package cabestan.bots.catalog;
