/** Followers and what they are sent while a match changes. */
package cabestan.server.live;
