/** Looks at a site from outside and at what it depends on, and says what to change; no part of serving. */
package cabestan.server.doctor;
