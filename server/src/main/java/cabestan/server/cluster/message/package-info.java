/** What nodes tell each other, and how it is written. */
package cabestan.server.cluster.message;
