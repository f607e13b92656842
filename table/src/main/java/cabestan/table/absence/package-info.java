/** People who are away from a match that lasts for days: holidays, nudges, silence. */
package cabestan.table.absence;
