/** Analysis: what every seat could expect in a position, and what each decision of a match gave away. */
package cabestan.bots.analysis;
