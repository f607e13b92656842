/** The documentation as a site of plain pages, from the Markdown of the repository and from the commands themselves. */
package cabestan.cli.docs;
