package cabestan.server.picture;

import cabestan.picture.Moment;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.server.identity.Secrets;
import cabestan.server.problems.Problems;
import cabestan.server.protocol.Answer;
import cabestan.server.room.Matches;
import cabestan.server.studies.Studies;
import cabestan.table.Table;
import cabestan.table.TableView;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What the pictures beside links show: of a match what a watcher without a seat sees at this moment, and so nothing that
 * is hidden; of a problem its beginning; of a study, a position, or a match that is over, the moment to which its link
 * leads, in a variation if that is where it leads.
 */
public final class Pictures {

    private static final String FRAGILE = "fragile";
    private static final String NOBODY = "";
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /**
     * A picture that can be made.
     *
     * @param tag the same for the same picture
     */
    public record Wanted(String tag, Supplier<Moment> moment) {}

    private final Matches matches;
    private final Problems problems;
    private final Studies studies;
    private final PictureQueue queue =
            new PictureQueue(Math.max(1, Runtime.getRuntime().availableProcessors() / 4), PATIENCE);

    public Pictures(Matches matches, Problems problems, Studies studies) {
        this.matches = matches;
        this.problems = problems;
        this.studies = studies;
    }

    /** The file (PNG). */
    public byte[] make(Wanted wanted) {
        return queue.picture(wanted.tag, wanted.moment);
    }

    /** @param linked the moment of a match that is over, if the link leads to one */
    public Wanted ofMatch(String match, String key, Optional<LinkedMoment> linked) {
        Optional<Moment> past =
                linked.flatMap(to -> matches.playedOut(match, key).map(played -> seen(to.of(played))));
        Moment moment = past.orElseGet(() -> matches.watched(match, key, Pictures::seen));
        return new Wanted(tag(moment.toString()), () -> moment);
    }

    private static Moment seen(Match match) {
        return Moment.ofSeat(match, match.length(), State.WATCHER);
    }

    public Wanted ofPosition(String link, LinkedMoment linked) {
        Moment moment = truth(linked.of(LinkedPosition.read(link).match()));
        return new Wanted(tag(moment.toString()), () -> moment);
    }

    private static Moment truth(Match match) {
        return Moment.ofTruth(match, match.length());
    }

    private static Moment seen(Table table) {
        Game game = table.head().game();
        if (table.match() == null) {
            return example(table);
        }
        String position = table.view(NOBODY).seats().getFirst().position();
        return new Moment(game.id(), position, TableView.recent(table), State.WATCHER);
    }

    /** A match that has not begun shows how one begins: dealt from another seed than its own will be. */
    private static Moment example(Table table) {
        Game game = table.head().game();
        Setup setup = Setup.of(
                game.variant(table.head().beginning().variant()), table.seats().size(), Seed.of(1));
        Match example = Match.begin(game, setup.beginning(0));
        return Moment.ofSeat(example, 0, State.WATCHER);
    }

    public Wanted ofProblem(String problem) {
        String text = problems.show(problem, NOBODY).text();
        Moment moment = new Moment(FRAGILE, text, List.of(), State.WATCHER);
        return new Wanted(tag(moment.toString()), () -> moment);
    }

    public Wanted ofStudy(String id, LinkedMoment linked) {
        Answer.Study study = studies.show(id, NOBODY, "");
        return new Wanted(tag(id + " " + study.version() + " " + linked), () -> truth(linked.of(Studies.match(study))));
    }

    private static String tag(String what) {
        return Secrets.hash(what.getBytes(StandardCharsets.UTF_8)).substring(0, 20);
    }
}
