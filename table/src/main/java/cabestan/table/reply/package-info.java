/** Conditional actions: what a seat will answer to the turns of others, decided beforehand and known to it alone. */
package cabestan.table.reply;
