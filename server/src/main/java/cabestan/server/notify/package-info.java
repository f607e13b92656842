/** Notices that leave the server, by webhook, push service and mail; all of them go through the outbox. */
package cabestan.server.notify;
