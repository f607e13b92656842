/** How much a visitor may ask for: rates by player and address, open connections, and whose word about addresses counts. */
package cabestan.server.http.limit;
