/** What browsers are sent to show: the client's files, and the page behind a personal link. */
package cabestan.server.http.page;
