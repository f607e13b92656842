/** The database; the only package that knows SQL. */
package cabestan.server.store;
