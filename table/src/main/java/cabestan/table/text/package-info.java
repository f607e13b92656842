/** Whole tables as text, and the import of recorded matches. */
package cabestan.table.text;
