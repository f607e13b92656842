/** What browsers are sent to show: the client's files, and the pages behind personal links and links in mails. */
package cabestan.server.http.page;
