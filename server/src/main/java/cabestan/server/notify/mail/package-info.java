/** Mails: what they say, how they are written and how they leave by SMTP; knows nothing of the outbox. */
package cabestan.server.notify.mail;
