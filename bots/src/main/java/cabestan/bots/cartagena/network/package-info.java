/** The networks of the strongest player of Cartagena: their inputs, and how they are evaluated. */
package cabestan.bots.cartagena.network;
