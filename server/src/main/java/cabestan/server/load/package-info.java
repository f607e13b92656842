/** Measuring a server: simulated players, what they are sent, and sample data. It serves no user. */
package cabestan.server.load;
