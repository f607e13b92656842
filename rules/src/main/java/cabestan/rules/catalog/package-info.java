/** The list of all games. Nothing below it knows more than one game. */
package cabestan.rules.catalog;
