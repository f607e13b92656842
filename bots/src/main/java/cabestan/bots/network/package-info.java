/** What the networks of the games have in common: how they are read, and how they compute what each seat may expect. */
package cabestan.bots.network;
