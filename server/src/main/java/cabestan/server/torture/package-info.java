/** Breaking a server: kills and faults while people play, and the checkers of the answers they got. It serves no user. */
package cabestan.server.torture;
