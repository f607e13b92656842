/** Joins several nodes to one site: the bus, catching up with other nodes, and reconciling with the database. */
package cabestan.server.cluster;
