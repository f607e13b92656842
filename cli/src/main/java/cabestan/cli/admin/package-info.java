/** What operators do about their users' words. */
package cabestan.cli.admin;
