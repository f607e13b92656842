/** Breaking a server: kills and faults while people play, and the checkers of what they were told. It serves no user. */
package cabestan.server.torture;
