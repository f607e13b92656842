/** The computer players of Cartagena: tree search over drawn worlds, judged by a small network. */
package cabestan.bots.cartagena;
