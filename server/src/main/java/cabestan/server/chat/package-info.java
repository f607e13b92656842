/** Words at the table: who may say and hear what, and how those who listen are told. */
package cabestan.server.chat;
