/** The rules of Cabestan's games, and all that is needed to add another. */
module cabestan.rules {
    exports cabestan.rules.game;
    exports cabestan.rules.catalog;
    exports cabestan.rules.arcanor;
    exports cabestan.rules.cartagena;
    exports cabestan.rules.fragile;
    exports cabestan.rules.fragile.quay;

    uses cabestan.rules.game.Game;
}
