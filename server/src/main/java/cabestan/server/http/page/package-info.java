/** The pages that browsers are sent: the client's files, and the pages behind personal links and links in mails. */
package cabestan.server.http.page;
