/** Commands that run, configure and back up servers, and write the site for a plain web host. */
package cabestan.cli.serve;
