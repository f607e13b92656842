/** Measuring and breaking a server: load, torture, soak and sample data. It serves no user. */
package cabestan.server.load;
