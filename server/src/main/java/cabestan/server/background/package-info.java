/** Threads for work that nobody waits for. */
package cabestan.server.background;
