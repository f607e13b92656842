/** Commands that ask the rules alone: positions, legal actions, random play, records, speed. */
package cabestan.cli.engine;
