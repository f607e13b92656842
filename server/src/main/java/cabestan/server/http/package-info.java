/** Routes, sockets and limits: everything that the server sends and receives over HTTP. */
package cabestan.server.http;
