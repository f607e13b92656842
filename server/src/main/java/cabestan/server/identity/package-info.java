/** Players and what proves who they are: cookies, tokens, links. */
package cabestan.server.identity;
