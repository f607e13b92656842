/** Commands that solve and compose Fragile problems. */
package cabestan.cli.problems;
