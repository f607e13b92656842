/** Pictures of positions and animations of matches. */
package cabestan.cli.picture;
