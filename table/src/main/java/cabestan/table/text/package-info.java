/** Tables as text: whole tables that can be kept and opened again, and matches that were recorded elsewhere. */
package cabestan.table.text;
