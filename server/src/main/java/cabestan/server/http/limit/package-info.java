/**
 * How much a visitor may ask for: rates by player and address, open connections, and which proxies are trusted to
 * report addresses.
 */
package cabestan.server.http.limit;
