/** Chat at the table: who may say and read what, and how messages reach their listeners. */
package cabestan.server.chat;
