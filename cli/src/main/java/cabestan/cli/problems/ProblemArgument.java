package cabestan.cli.problems;

import cabestan.cli.io.Arguments;
import cabestan.cli.io.UsageError;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.fragile.FragileProblems;
import cabestan.rules.game.BadText;
import cabestan.rules.game.State;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Finds the problem that a word on the command line names. */
public final class ProblemArgument {

    public static final String LABEL = "FILE|pN|G-NN";
    public static final String DESCRIPTION =
            "A problem's file, p1 to p8 for the published problems, or one of the pack by grade and number, like 2-07; "
                    + "- reads standard input.";

    private static final Pattern PUBLISHED = Pattern.compile("p[0-9]+");
    private static final Pattern IN_PACK = Pattern.compile("[1-4]-[0-9]+");

    private ProblemArgument() {}

    public static FragileProblemState read(String word) {
        if (PUBLISHED.matcher(word).matches()) {
            try {
                return FragileProblems.named(word).begin();
            } catch (BadText e) {
                throw new UsageError(e.getMessage());
            }
        }
        State state = IN_PACK.matcher(word).matches()
                ? FragileGame.GAME.readPosition(packed(word))
                : Arguments.position(FragileGame.GAME, word);
        if (!(state instanceof FragileProblemState problem)) {
            throw new UsageError(
                    Arguments.name(word) + ": expected a problem (game fragile-problem), found a position of a match");
        }
        return problem;
    }

    private static String packed(String word) {
        String path = "/problems/grade-" + word.charAt(0) + "/" + word.substring(2) + ".txt";
        try (InputStream in = ProblemArgument.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new UsageError(word + " is not a problem of the pack; see docs/problems.md");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
