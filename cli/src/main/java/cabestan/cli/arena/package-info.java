/** Computer players measured against each other, and tuned. */
package cabestan.cli.arena;
