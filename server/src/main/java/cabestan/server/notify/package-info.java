/** Notices that leave the server: webhooks. */
package cabestan.server.notify;
