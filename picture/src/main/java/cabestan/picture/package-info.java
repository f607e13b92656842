/** Pictures of positions and animations of matches, with the same drawings as in the browser. */
package cabestan.picture;
