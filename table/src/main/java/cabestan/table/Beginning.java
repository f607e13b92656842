package cabestan.table;

import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Setup;
import java.util.Map;

/** How a match begins. */
public sealed interface Beginning {

    String variant();

    /** The options chosen within the variant. */
    Map<String, String> options(Game game);

    Match begin(Game game);

    /** From a setup; all randomness comes from its seed. */
    record FromSetup(Setup setup) implements Beginning {

        @Override
        public String variant() {
            return setup.variant();
        }

        @Override
        public Map<String, String> options(Game game) {
            return setup.options();
        }

        @Override
        public Match begin(Game game) {
            return Match.begin(game, setup);
        }

        @Override
        public String toString() {
            return "from a setup"; // the seed stays out of every log
        }
    }

    /** From a position: a problem, or a match that began elsewhere. */
    record FromPosition(String variant, String position) implements Beginning {

        @Override
        public Map<String, String> options(Game game) {
            return game.readPosition(position).options();
        }

        @Override
        public Match begin(Game game) {
            return Match.from(game, game.readPosition(position));
        }

        @Override
        public String toString() {
            return "from a position"; // the position may contain hidden things
        }
    }
}
