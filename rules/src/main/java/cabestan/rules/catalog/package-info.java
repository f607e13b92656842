/** The list of all games, the only package that knows more than one game. */
package cabestan.rules.catalog;
