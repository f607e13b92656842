/** The queue of analyses on disk, and what came of them. */
package cabestan.server.store.analysis;
