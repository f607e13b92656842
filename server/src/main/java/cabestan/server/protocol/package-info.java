/** Messages, requests and answers; the only package that knows JSON. */
package cabestan.server.protocol;
