/** The bots' turns, and the leases that share them among nodes. */
package cabestan.server.think;
