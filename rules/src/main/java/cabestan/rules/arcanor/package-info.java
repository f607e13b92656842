/** The rules of Arcanor, numbered A1 and on in docs/rules/arcanor.md. */
package cabestan.rules.arcanor;
