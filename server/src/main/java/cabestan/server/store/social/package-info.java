/** What passes between people, on disk: chat, reports to the operator, friendships. */
package cabestan.server.store.social;
