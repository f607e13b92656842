/** Bounded caches. */
package cabestan.server.cache;
