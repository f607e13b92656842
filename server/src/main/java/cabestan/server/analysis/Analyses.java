package cabestan.server.analysis;

import cabestan.server.cluster.SiteClock;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.room.Matches;
import cabestan.server.room.Rooms;
import cabestan.server.store.analysis.AnalysisRepository;
import cabestan.server.store.analysis.AnalysisRepository.AnalysisRow;
import cabestan.server.store.analysis.AnalysisRepository.Bounds;
import cabestan.table.Table;
import java.util.Optional;

/**
 * Requests for analyses on the site: to analyse a match that is over, and to show the result. Whoever may see the
 * match may see its analysis, which tells nothing that the end of the match has not revealed.
 */
public final class Analyses {

    private static final Bounds BOUNDS = new Bounds(5, 500);
    private static final int MOST_ACTIONS = 1_000;
    private static final int LONGEST_LIST = 200;

    private final boolean offered;
    private final AnalysisRepository repository;
    private final Rooms rooms;
    private final SiteClock clock;
    private final Runnable wake;

    /**
     * @param offered whether this site analyses matches; existing analyses are shown in any case
     * @param wake lets this node look for work
     */
    public Analyses(boolean offered, AnalysisRepository repository, Rooms rooms, SiteClock clock, Runnable wake) {
        this.offered = offered;
        this.repository = repository;
        this.rooms = rooms;
        this.clock = clock;
        this.wake = wake;
    }

    public Answer.Analysis show(String match, String player, String key) {
        rooms.within(match, table -> lengthOf(table, player, key));
        return shown(repository.find(match));
    }

    /** Asks for an analysis; whoever asks for one that is under way, or done, is shown that. */
    public Answer.Analysis ask(String match, String player, String key) {
        int actions = rooms.within(match, table -> lengthOf(table, player, key));
        if (repository.find(match).filter(row -> !row.isFailed()).isEmpty()) {
            add(match, actions, player);
        }
        return shown(repository.find(match));
    }

    private void add(String match, int actions, String player) {
        if (!offered) {
            throw new RequestRejected(409, "analysis-off", "this site does not analyse matches");
        }
        if (actions > MOST_ACTIONS) {
            throw new RequestRejected(
                    409, "too-long", "a match of more than " + MOST_ACTIONS + " actions is not analysed here");
        }
        if (repository.add(match, actions, player, clock.now(), BOUNDS)) {
            wake.run();
        } else if (repository.find(match).filter(row -> !row.isFailed()).isEmpty()) {
            throw tooMany(player);
        } // otherwise somebody else has just asked for the same
    }

    private RequestRejected tooMany(String player) {
        boolean isOwn = repository.countWaiting(player) >= BOUNDS.ofPlayer();
        return new RequestRejected(
                429,
                "too-many-analyses",
                isOwn
                        ? BOUNDS.ofPlayer() + " of your analyses are waiting; ask again when one of them is done"
                        : "too many analyses are waiting; ask again later");
    }

    /** The number of actions to judge; rejects viewers who may not see the match, and matches that cannot be analysed. */
    private static int lengthOf(Table table, String player, String key) {
        Matches.mustBeVisible(table, player, key);
        if (!table.isOver() || table.match() == null) {
            throw new RequestRejected(409, "not-over", "a match is analysed once it has been played and is over");
        }
        if (table.seatCount() < 2) {
            throw new RequestRejected(409, "played-alone", "a problem is played alone; nobody's chances can be told");
        }
        return table.match().length();
    }

    private Answer.Analysis shown(Optional<AnalysisRow> found) {
        return found.map(row -> new Answer.Analysis(
                        state(row),
                        row.judged(),
                        row.actions(),
                        row.isFailed() ? row.failure() : null,
                        row.isDone() ? row.report() : null))
                .orElse(offered ? Answer.Analysis.NONE : Answer.Analysis.OFF);
    }

    private String state(AnalysisRow row) {
        return row.isWaiting() && row.lease() >= clock.now() ? "running" : row.state();
    }

    /** How accurately a player played in the matches that were analysed here. */
    public Answer.Accuracies accuraciesOf(String player) {
        return new Answer.Accuracies(repository.accuraciesOf(player, LONGEST_LIST).stream()
                .map(played -> new Answer.Accuracy(
                        played.match(),
                        played.game(),
                        played.variant(),
                        played.ended(),
                        played.seat().seat() + 1,
                        played.seat().decisions(),
                        played.seat().accuracy()))
                .toList());
    }
}
