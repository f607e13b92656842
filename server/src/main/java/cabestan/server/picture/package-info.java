/** The pictures beside links to matches, problems and studies. */
package cabestan.server.picture;
