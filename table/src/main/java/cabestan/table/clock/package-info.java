/** The time that each seat has, and how it runs. */
package cabestan.table.clock;
