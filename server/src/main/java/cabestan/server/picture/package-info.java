/** The pictures beside links to matches, problems, studies and positions. */
package cabestan.server.picture;
