/** Examines a site from outside and what it depends on, and says what to change; not part of serving. */
package cabestan.server.doctor;
