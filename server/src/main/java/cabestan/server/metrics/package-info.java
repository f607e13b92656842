/** What operators can measure beside what each part counts itself. */
package cabestan.server.metrics;
