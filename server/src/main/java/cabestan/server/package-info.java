/** A server and a worker: what they are made of, how they are configured, started and stopped. */
package cabestan.server;
