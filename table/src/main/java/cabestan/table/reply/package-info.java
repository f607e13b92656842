/** Conditional actions: replies to the turns of others that a seat has planned beforehand, known to it alone. */
package cabestan.table.reply;
