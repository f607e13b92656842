/** Metrics of the whole site, beside those that each part counts itself. */
package cabestan.server.metrics;
