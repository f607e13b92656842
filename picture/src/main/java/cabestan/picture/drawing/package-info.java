/** The browser client's drawings as it exports them: elements of SVG, places of squares, outlines of letters. */
package cabestan.picture.drawing;
