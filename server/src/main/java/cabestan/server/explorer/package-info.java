/** The openings that were played on this site and in self-play: how often, and with what result. */
package cabestan.server.explorer;
