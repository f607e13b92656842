/** How the store's statements are written. */
package cabestan.server.store.sql;
