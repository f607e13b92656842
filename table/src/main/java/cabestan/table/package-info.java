/**
 * The conduct of one table: who sits where, what may be done, what follows from it, and what each viewer sees.
 *
 * <p>A {@link cabestan.table.Table} is its {@link cabestan.table.TableHead} and its events. It has no clock, no
 * randomness and no storage of its own, so the server, the browser and the terminal all use the same class.
 */
package cabestan.table;
