/** Browsers that are told of matches while no page is open. */
package cabestan.server.store.device;
