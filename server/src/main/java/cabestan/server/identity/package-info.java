/** Players and the proofs of their identity: sessions, tokens, links. */
package cabestan.server.identity;
