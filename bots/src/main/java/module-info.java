/** Computer players for Cabestan's games and for any other, and the solver of Fragile problems. */
module cabestan.bots {
    requires transitive cabestan.rules;

    exports cabestan.bots;
    exports cabestan.bots.analysis;
    exports cabestan.bots.catalog;
    exports cabestan.bots.search;
    exports cabestan.bots.fragile.compose;
    exports cabestan.bots.fragile.solver;

    uses cabestan.bots.GameOpponents;
}
