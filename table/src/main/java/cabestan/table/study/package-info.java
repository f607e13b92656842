/** A match with variations, comments and drawings, as text. */
package cabestan.table.study;
