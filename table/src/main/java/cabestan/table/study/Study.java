package cabestan.table.study;

import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import java.util.List;
import java.util.function.Function;

/**
 * A match with variations, comments and drawings. Its positions are numbered: 0 is the beginning of the match,
 * then one follows for each action of the match, then one for each action that was tried.
 *
 * @param match the recorded one, replayed
 */
public record Study(
        MatchRecord record, Match match, List<Trial> trials, List<Comment> comments, List<Drawing> drawings) {

    /** An action that the rules allow in a position, and that the match did not take there. */
    public record Trial(int from, int seat, int turn, String text) {}

    /** What somebody wrote about a position. */
    public record Comment(int position, String text) {}

    /** What somebody drew on a position: an arrow, or the square where it begins and ends. */
    public record Drawing(int position, String from, String to, String colour) {}

    public Study {
        trials = List.copyOf(trials);
        comments = List.copyOf(comments);
        drawings = List.copyOf(drawings);
    }

    /** Reads a record with or without variations (docs/analysis.md); every variation is played by the rules. */
    public static Study read(String text, Function<String, Game> games) {
        return new StudyReader(text, games).read();
    }

    /** The match of a study alone, neither replayed nor compared with its result. */
    public static MatchRecord recordOf(String text, Function<String, Game> games) {
        return new StudyReader(text, games).record();
    }
}
