/** The rules of Cartagena in its four variants, numbered C1 and on in docs/rules/cartagena.md. */
package cabestan.rules.cartagena;
