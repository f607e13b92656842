/** What happened at a table, and the one codec that turns it into words and back. */
package cabestan.table.event;
