/** Analysis of recorded matches in the terminal. */
package cabestan.cli.analyse;
