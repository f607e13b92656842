package cabestan.server.load;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.ClockRule;
import cabestan.server.room.Draft;
import cabestan.server.room.Happening;
import cabestan.server.room.Referee;
import cabestan.server.room.Table;
import cabestan.server.store.BulkRepository;
import cabestan.server.store.EventRow;
import cabestan.server.store.MatchHead;
import cabestan.server.store.MatchIndex;
import cabestan.server.store.MatchRepository.Stored;
import cabestan.server.store.PlayerRow;
import cabestan.server.store.SeatRow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** Fills a large database for measuring: some real matches, copied many times for other players at other times. */
public final class SampleMatches {

    private static final int PATTERNS_OF_A_GAME = 40;
    private static final int FEWEST_ACTIONS = 4;
    private static final int MOST_ACTIONS = 16;
    private static final int MATCHES_OF_A_PLAYER = 20;
    private static final int CHUNK = 1_000;
    private static final long STEP = Duration.ofSeconds(20).toMillis();
    private static final long YEAR = Duration.ofDays(365).toMillis();

    /** A match that was played once; its times are relative to its start. */
    private record Pattern(MatchHead head, List<EventRow> events, MatchIndex index) {}

    private final BulkRepository bulk;
    private final Dice dice;
    private final long now = System.currentTimeMillis();
    private final List<String> players = new ArrayList<>();

    public SampleMatches(BulkRepository bulk, Seed seed) {
        this.bulk = bulk;
        this.dice = seed.dice();
    }

    /** @param progress receives the number of matches so far */
    public void run(int finished, int running, IntConsumer progress) {
        addPlayers(2 + (finished + running) / MATCHES_OF_A_PLAYER);
        write(patterns(true), finished, 0, progress);
        write(patterns(false), running, finished, progress);
        bulk.analyze();
    }

    private void addPlayers(int count) {
        for (int from = 0; from < count; from += CHUNK) {
            List<PlayerRow> chunk = new ArrayList<>();
            for (int i = from; i < Math.min(count, from + CHUNK); i++) {
                chunk.add(new PlayerRow(Secrets.id(), "Player " + (i + 1), "", now - YEAR));
            }
            bulk.addPlayers(chunk);
            chunk.forEach(player -> players.add(player.id()));
        }
    }

    private List<Pattern> patterns(boolean finished) {
        List<Pattern> patterns = new ArrayList<>();
        for (Game game : Games.all()) {
            for (int i = 0; i < PATTERNS_OF_A_GAME; i++) {
                patterns.add(play(game, finished));
            }
        }
        return patterns;
    }

    /** A match of some random actions, after which a player resigns if it is to be finished. */
    private Pattern play(Game game, boolean finished) {
        MatchHead head =
                head("", game.id(), game.variants().getFirst().id(), dice.seed().hex(), "", 0);
        Table table = new Table(head, seats("1", "2"));
        List<EventRow> events = new ArrayList<>();
        happen(table, events, new Draft(Happening.STARTED, -1));
        int actions = FEWEST_ACTIONS + dice.below(MOST_ACTIONS - FEWEST_ACTIONS + 1);
        for (int i = 0; i < actions && table.isRunning(); i++) {
            State state = table.match().state();
            int[] legal = new int[state.maxActions()];
            String action = state.write(legal[dice.below(state.legalActions(legal))]);
            happen(table, events, new Draft(Happening.ACTED, state.onTurn(), action));
        }
        if (finished && table.isRunning()) {
            int loser = table.onTurn();
            new Referee(table).forfeit(Happening.RESIGNED, loser).forEach(draft -> happen(table, events, draft));
        }
        return new Pattern(head, events, table.index());
    }

    private static void happen(Table table, List<EventRow> events, Draft draft) {
        int version = table.version() + 1;
        EventRow row = new EventRow(version, draft.kind().word(), draft.seat(), "", "", draft.detail(), version * STEP);
        table.apply(row);
        events.add(row);
    }

    private static MatchHead head(String id, String game, String variant, String seed, String host, long created) {
        String clock = new ClockRule.None().write();
        return new MatchHead(
                id,
                game,
                variant,
                new TreeMap<>(),
                Setup.BY_LOT,
                "",
                seed,
                clock,
                false,
                host,
                "watch" + id,
                "",
                created);
    }

    private static List<SeatRow> seats(String first, String second) {
        return List.of(new SeatRow(0, "player", first, "", 0, ""), new SeatRow(1, "player", second, "", 0, ""));
    }

    private void write(List<Pattern> patterns, int count, int before, IntConsumer progress) {
        List<String> ids =
                Stream.generate(Secrets::id).limit(count).sorted().toList(); // inserting in order is kind to the index
        for (int from = 0; from < count; from += CHUNK) {
            List<Stored> matches = new ArrayList<>();
            List<MatchIndex> indexes = new ArrayList<>();
            for (int i = from; i < Math.min(count, from + CHUNK); i++) {
                Pattern pattern = patterns.get(i % patterns.size());
                long created = now - Math.floorMod(dice.next(), YEAR);
                matches.add(copy(pattern, ids.get(i), created));
                indexes.add(pattern.index.later(created));
            }
            bulk.addMatches(matches, indexes);
            progress.accept(before + from + matches.size());
        }
    }

    private Stored copy(Pattern pattern, String id, long created) {
        int first = dice.below(players.size());
        int second = (first + 1 + dice.below(players.size() - 1)) % players.size();
        List<SeatRow> seats = seats(players.get(first), players.get(second));
        MatchHead old = pattern.head;
        MatchHead head = head(id, old.game(), old.variant(), old.seed(), players.get(first), created);
        List<EventRow> events = new ArrayList<>();
        for (EventRow row : pattern.events) {
            String player = row.seat() < 0 ? "" : seats.get(row.seat()).player();
            events.add(
                    new EventRow(row.version(), row.kind(), row.seat(), player, "", row.detail(), created + row.at()));
        }
        return new Stored(head, seats, events);
    }
}
