/** Analyses that players keep on the site, show to others, and work on together. */
package cabestan.server.studies;
