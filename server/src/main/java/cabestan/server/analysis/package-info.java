/** Matches that are analysed on the site: asking for it, doing it, and showing the result. */
package cabestan.server.analysis;
