/** The messages between nodes, and their codec. */
package cabestan.server.cluster.message;
