/** What makes several nodes one site: the bus, catching up with other nodes, and reconciling with the database. */
package cabestan.server.cluster;
