/** Files of pictures: SVG, PNG and GIF. */
package cabestan.picture.image;
