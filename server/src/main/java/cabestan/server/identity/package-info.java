/** Players and what proves who they are: sessions, tokens, links. */
package cabestan.server.identity;
