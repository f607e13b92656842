package cabestan.server.store;

import cabestan.server.store.MatchRepository.Listing;
import cabestan.table.TableHead;
import cabestan.table.clock.ClockRule;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The listed matches that wait for players: each is shown for as long as its host is connected to some node, and where a
 * turn lasts days for some days in any case.
 */
public final class LobbyRepository {

    private static final int LONGEST_LIST = 200;
    private static final int MOST_HOSTS = 500;
    private static final long WITHOUT_HOST = Duration.ofSeconds(30).toMillis(); // longer than it takes to reconnect
    private static final long KEPT_EVERY = Duration.ofSeconds(10).toMillis();
    private static final long WITH_DAYS_TO_MOVE = Duration.ofDays(2).toMillis();
    private static final String WAITING = "listed = 1 AND phase = 'waiting'";

    private final Database database;
    private final MatchRepository matches;
    private final String skipLocked;

    public LobbyRepository(Database database, MatchRepository matches) {
        this.database = database;
        this.matches = matches;
        this.skipLocked = database.isShared() ? " FOR UPDATE SKIP LOCKED" : ""; // SQLite has one writer anyway
    }

    /** Until when the lobby shows a new match, whatever its host does. */
    static long until(TableHead head) {
        boolean patient = head.clock() instanceof ClockRule.EachTurn;
        return head.created() + (patient ? WITH_DAYS_TO_MOVE : WITHOUT_HOST);
    }

    /** What the lobby shows at this time, the newest first. */
    public List<Listing> listings(long now) {
        return matches.list(
                "SELECT * FROM matches WHERE " + WAITING + " AND lobby_until > ? ORDER BY updated DESC, id LIMIT "
                        + LONGEST_LIST,
                now);
    }

    /** Keeps showing the tables of those hosts who are connected. */
    public void keep(Predicate<String> isHere, long now) {
        Set<String> hosts = hostsToKeep(now).stream().filter(isHere).collect(Collectors.toSet());
        if (hosts.isEmpty()) {
            return;
        }
        long until = now + WITHOUT_HOST;
        database.write(handle -> handle.createUpdate("UPDATE matches SET lobby_until = :until WHERE id IN"
                        + " (SELECT id FROM matches WHERE " + WAITING
                        + " AND lobby_until < :until AND host IN (<hosts>)" + skipLocked + ")")
                .bind("until", until)
                .bindList("hosts", List.copyOf(hosts))
                .execute());
    }

    /** The hosts of tables that will soon leave the lobby, or have left it, the latest first. */
    private List<String> hostsToKeep(long now) {
        return database.read(handle -> handle.createQuery("SELECT DISTINCT host FROM (SELECT host FROM matches WHERE "
                        + WAITING + " AND lobby_until < ? ORDER BY lobby_until DESC LIMIT " + MOST_HOSTS + ") AS late")
                .bind(0, now + WITHOUT_HOST - KEPT_EVERY)
                .mapTo(String.class)
                .list());
    }
}
