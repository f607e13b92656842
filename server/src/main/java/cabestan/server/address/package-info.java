/** Ranges of internet addresses. */
package cabestan.server.address;
