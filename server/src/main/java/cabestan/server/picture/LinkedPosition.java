package cabestan.server.picture;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Split;
import cabestan.server.protocol.RequestRejected;

/** A position that its link carries whole, as the position editor writes it: lines joined by ';', spaces as '_'. */
public record LinkedPosition(Game game, Match match) {

    /** The only game whose positions do not name it. */
    private static final String UNNAMED = "arcanor";

    /** Rejects text that is not a position. */
    public static LinkedPosition read(String link) {
        String text = link.replace(';', '\n').replace('_', ' ');
        try {
            Game game = Games.named(gameOf(text));
            return new LinkedPosition(game, Match.from(game, game.readPosition(text)));
        } catch (BadText e) {
            throw RequestRejected.badRequest(e);
        }
    }

    private static String gameOf(String text) {
        return text.lines()
                .map(line -> Split.words(line))
                .filter(words -> words.length > 1 && words[0].equals("game"))
                .map(words -> Split.by('-', words[1])[0]) // a problem names its game before a hyphen
                .findFirst()
                .orElse(UNNAMED);
    }

    /** Whether it is a problem, which is played alone. */
    public boolean isProblem() {
        return match.start().seats() == 1;
    }
}
