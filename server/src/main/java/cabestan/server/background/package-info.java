/** Background threads, for work that no request waits for. */
package cabestan.server.background;
