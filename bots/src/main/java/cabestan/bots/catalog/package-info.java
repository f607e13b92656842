/** The list of all computer players, for every game that there is. */
package cabestan.bots.catalog;
