/** The rules of Fragile and of its problems, numbered F1 and on in docs/rules/fragile.md. */
package cabestan.rules.fragile;
