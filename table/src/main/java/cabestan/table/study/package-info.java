/** A match with what was tried besides it, as text. */
package cabestan.table.study;
