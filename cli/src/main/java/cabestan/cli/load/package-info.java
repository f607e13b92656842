/** Commands that put servers under load, kill them, and fill their databases to measure them. */
package cabestan.cli.load;
