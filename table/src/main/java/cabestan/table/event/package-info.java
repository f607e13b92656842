/** What happened at a table, in its order, and the one codec that turns it into words and back. */
package cabestan.table.event;
