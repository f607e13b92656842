/** The events of a table in order, and the only codec that turns them into words and back. */
package cabestan.table.event;
