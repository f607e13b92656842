package cabestan.cli.picture;

import cabestan.cli.io.Arguments;
import cabestan.cli.io.MatchFile;
import cabestan.cli.io.UsageError;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.KeyedText;
import cabestan.rules.game.Match;

/** What a picture can be made of: a match, or a position, which is a match that has just begun. */
final class PictureFile {

    private PictureFile() {}

    static Match read(String file) {
        String text = Arguments.text(file);
        try {
            return MatchFile.isMatch(text) ? MatchFile.record(text, file).replay() : position(text);
        } catch (BadText e) {
            throw new UsageError(Arguments.name(file), e);
        }
    }

    /** The first game that can read a position is its game; the game that a position names says what is wrong in it. */
    private static Match position(String text) {
        KeyedText.Line named = KeyedText.read(text).atMostOne("game");
        for (Game game : Games.all()) {
            try {
                return Match.from(game, game.readPosition(text));
            } catch (BadText e) {
                if (named != null && named.word(0, "a game").startsWith(game.id())) {
                    throw e;
                }
            }
        }
        throw new BadText("expected a position, a problem or the record of a match");
    }
}
