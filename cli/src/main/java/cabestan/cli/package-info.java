/** The {@code cabestan} command, the entry point of the runnable jar. */
package cabestan.cli;
