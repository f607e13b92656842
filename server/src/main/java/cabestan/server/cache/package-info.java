/** Memory with a bound. */
package cabestan.server.cache;
