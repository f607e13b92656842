/** What the networks of the games have in common: how they are read, and how they judge what each seat may expect. */
package cabestan.bots.network;
