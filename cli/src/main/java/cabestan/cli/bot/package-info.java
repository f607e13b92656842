/** The protocol for computer players over standard input and output (docs/bot-protocol.md), from both ends. */
package cabestan.cli.bot;
