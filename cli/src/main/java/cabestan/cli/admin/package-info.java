/** Commands with which operators moderate the chat. */
package cabestan.cli.admin;
