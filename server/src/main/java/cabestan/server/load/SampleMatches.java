package cabestan.server.load;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.server.identity.Secrets;
import cabestan.server.store.PlayerRepository.PlayerRow;
import cabestan.server.store.Repositories;
import cabestan.table.Beginning;
import cabestan.table.Occupant;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.TableHead;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/** Makes a large database for measuring: some real matches, written again and again for other players at other times. */
public final class SampleMatches {

    private static final int PATTERNS_OF_A_GAME = 40;
    private static final int FEWEST_ACTIONS = 4;
    private static final int MOST_ACTIONS = 16;
    private static final int MATCHES_OF_A_PLAYER = 20;
    private static final int CHUNK = 1_000;
    private static final long ACTION_MILLIS = Duration.ofSeconds(20).toMillis();
    private static final long YEAR = Duration.ofDays(365).toMillis();

    private final Repositories stored;
    private final Dice dice;
    private final long now = System.currentTimeMillis();
    private final List<String> players = new ArrayList<>();

    public SampleMatches(Repositories stored, Seed seed) {
        this.stored = stored;
        this.dice = seed.dice();
    }

    /** @param progress told how many matches there are so far */
    public void run(int finished, int running, IntConsumer progress) {
        addPlayers(2 + (finished + running) / MATCHES_OF_A_PLAYER);
        write(patterns(true), finished, 0, progress);
        write(patterns(false), running, finished, progress);
        stored.site().analyze();
    }

    private void addPlayers(int count) {
        for (int from = 0; from < count; from += CHUNK) {
            List<PlayerRow> chunk = new ArrayList<>();
            for (int i = from; i < Math.min(count, from + CHUNK); i++) {
                chunk.add(new PlayerRow(Secrets.id(), "Player " + (i + 1), "", now - YEAR));
            }
            stored.players().addAll(chunk);
            chunk.forEach(player -> players.add(player.id()));
        }
    }

    /** Matches as they were played once, at the beginning of time. */
    private List<Table> patterns(boolean finished) {
        List<Table> patterns = new ArrayList<>();
        for (Game game : Games.all()) {
            for (int i = 0; i < PATTERNS_OF_A_GAME; i++) {
                patterns.add(play(game, finished));
            }
        }
        return patterns;
    }

    /** A match of some actions by chance, in which somebody then resigns if it is to be finished. */
    private Table play(Game game, boolean finished) {
        Setup setup = Setup.of(game.variants().getFirst(), 2, dice.seed());
        Table table = Table.open(head("", game, setup, "1", "2", 0));
        happen(table, new TableEvent.Started());
        int actions = FEWEST_ACTIONS + dice.below(MOST_ACTIONS - FEWEST_ACTIONS + 1);
        for (int i = 0; i < actions && table.isRunning(); i++) {
            State state = table.match().state();
            int[] legal = new int[state.maxActions()];
            int action = legal[dice.below(state.legalActions(legal))];
            TableEvent acted = new TableEvent.Acted(state.onTurn(), state.write(action));
            state.play(action);
            if (finished || !state.isOver()) {
                happen(table, acted);
            }
        }
        if (finished && table.isRunning()) {
            int loser = table.onTurn();
            happen(table, new TableEvent.Resigned(loser, loser == 0 ? List.of(2, 1) : List.of(1, 2)));
        }
        return table;
    }

    private static void happen(Table table, TableEvent event) {
        int version = table.version() + 1;
        table.apply(new LoggedEvent(version, version * ACTION_MILLIS, "", "", event));
    }

    private static TableHead head(String id, Game game, Setup setup, String first, String second, long created) {
        List<Seat> seats = List.of(Seat.of(new Occupant.Player(first, "")), Seat.of(new Occupant.Player(second, "")));
        return new TableHead(
                id,
                game,
                new Beginning.FromSetup(setup),
                new ClockRule.None(),
                seats,
                first,
                false,
                "watch" + id,
                "",
                created);
    }

    private void write(List<Table> patterns, int count, int before, IntConsumer progress) {
        List<String> ids =
                Stream.generate(Secrets::id).limit(count).sorted().toList(); // inserting in index order is faster
        for (int from = 0; from < count; from += CHUNK) {
            List<Table> tables = new ArrayList<>();
            for (int i = from; i < Math.min(count, from + CHUNK); i++) {
                tables.add(copy(patterns.get(i % patterns.size()), ids.get(i)));
            }
            stored.matches().createAll(tables);
            progress.accept(before + from + tables.size());
        }
    }

    private Table copy(Table pattern, String id) {
        long created = now - Math.floorMod(dice.next(), YEAR);
        int first = dice.below(players.size());
        int second = (first + 1 + dice.below(players.size() - 1)) % players.size();
        Setup setup = ((Beginning.FromSetup) pattern.head().beginning()).setup();
        TableHead head = head(id, pattern.game(), setup, players.get(first), players.get(second), created);
        List<LoggedEvent> events = new ArrayList<>();
        for (LoggedEvent logged : pattern.events()) {
            int seat = logged.event().seat();
            String player = seat < 0 ? "" : head.seats().get(seat).occupant().player();
            events.add(new LoggedEvent(logged.version(), created + logged.at(), player, "", logged.event()));
        }
        return Table.replay(head, events);
    }
}
