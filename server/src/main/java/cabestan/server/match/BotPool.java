package cabestan.server.match;

import cabestan.bots.Opponent;
import cabestan.bots.Opponents;
import cabestan.bots.PublicRecord;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where bots think: a few threads of low priority for all matches, so that play never waits for them. */
final class BotPool implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);

    private static final Duration RETRY = Duration.ofSeconds(2);

    /** What a bot gets to think about. */
    private record Question(int version, int seat, View view, PublicRecord record, Opponent opponent) {}

    private final Rooms rooms;
    private final Map<String, Boolean> thinking = new ConcurrentHashMap<>();
    private final ExecutorService threads;

    @SuppressWarnings("ThreadPriorityCheck") // only a hint: where it is heeded, people are served before bots think
    BotPool(Rooms rooms) {
        this.rooms = rooms;
        int count = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        this.threads = Executors.newFixedThreadPool(
                count,
                Thread.ofPlatform()
                        .name("bot-", 1)
                        .daemon()
                        .priority(Thread.MIN_PRIORITY)
                        .factory());
    }

    /** Has a thread think about this match, in which a bot is on turn, unless one does already. */
    void consider(String match) {
        if (thinking.putIfAbsent(match, true) == null) {
            try {
                threads.execute(() -> think(match));
            } catch (RejectedExecutionException e) {
                LOG.debug("match={} the server is stopping; the bot thinks after the restart", match);
            }
        }
    }

    /** How many matches wait for a bot. */
    int waiting() {
        return thinking.size();
    }

    private void think(String match) {
        try {
            Question question = rooms.within(match, BotPool::ask);
            if (question != null) {
                play(match, question);
            }
            thinking.remove(match);
            if (rooms.within(match, Table::isBotTurn)) {
                consider(match);
            }
        } catch (StoreFailure e) {
            LOG.debug("match={} a bot could not reach the store: {}", match, e.getMessage());
            Thread.startVirtualThread(() -> tryAgain(match));
        }
    }

    private void tryAgain(String match) {
        try {
            Thread.sleep(RETRY);
            thinking.remove(match);
            consider(match);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Question ask(Table table) {
        if (!table.isBotTurn()) {
            return null;
        }
        State state = table.match().state();
        int seat = state.onTurn();
        Opponent opponent = Opponents.level(table.game(), table.seat(seat).level());
        return new Question(table.version(), seat, state.view(seat), PublicRecord.of(table.match()), opponent);
    }

    private void play(String match, Question question) {
        int version = question.version;
        try {
            Opponent opponent = question.opponent;
            int[] actions = opponent.bot()
                    .think(question.view, question.record, opponent.budget(), Keys.dice())
                    .actions();
            for (int action : actions) {
                if (!rooms.actForBot(match, version++, question.seat, action)) {
                    return; // the match has moved on
                }
            }
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) { // the others at the table must not wait for a bot with a fault
            LOG.error("match={} a bot failed; it plays anything legal instead", match, e);
            playAnything(match, question);
        }
    }

    private void playAnything(String match, Question question) {
        int[] legal = new int[question.view.maxActions()];
        int count = question.view.legalActions(legal);
        rooms.actForBot(
                match, question.version, question.seat, legal[Keys.dice().below(count)]);
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
