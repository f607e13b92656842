/** Matches in memory: one room each, in which one command at a time is decided, written and announced. */
package cabestan.server.room;
