/** Routes, sockets and limits: all that the server says and hears over HTTP. */
package cabestan.server.http;
