/** Notices that leave the server, by webhooks and by push services; all of them pass the outbox. */
package cabestan.server.notify;
