/** What all commands share: reading arguments and files, reporting errors, writing JSON. */
package cabestan.cli.io;
