/** Mailboxes on disk. */
package cabestan.server.store.mail;
