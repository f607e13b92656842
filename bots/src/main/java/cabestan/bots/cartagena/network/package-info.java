/** The networks of the strongest player of Cartagena: what they look at, and what they make of it. */
package cabestan.bots.cartagena.network;
