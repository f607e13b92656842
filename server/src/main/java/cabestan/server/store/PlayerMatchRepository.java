package cabestan.server.store;

import cabestan.server.store.MatchRepository.Listing;
import cabestan.table.Occupant;
import cabestan.table.text.OccupantCodec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The matches of a player: where the player sits, has a seat kept, or is the host. */
public final class PlayerMatchRepository {

    private static final int LONGEST_LIST = 200;

    private static final String OF_PLAYER = " FROM seats WHERE player = ? AND player <> '' AND ";
    private static final String RUNNING_OF_PLAYER =
            "SELECT DISTINCT match_id" + OF_PLAYER + "ended = 0 AND kind <> 'open'";
    private static final String WAITING_OF_HOST = " FROM matches WHERE host = ? AND host <> '' AND phase = 'waiting'";

    /** The limit is in the subqueries, where an index serves it, so that older matches of the player are not read. */
    private static final List<String> LISTS_OF_PLAYER = Stream.of(
                    RUNNING_OF_PLAYER,
                    "SELECT id" + WAITING_OF_HOST,
                    "SELECT DISTINCT match_id" + OF_PLAYER + "ended = 0 AND kind = 'open'",
                    "SELECT match_id" + OF_PLAYER + "ended > 0 ORDER BY ended DESC")
            .map(ids ->
                    "SELECT * FROM matches WHERE id IN (" + ids + " LIMIT " + LONGEST_LIST + ") ORDER BY updated DESC")
            .toList();

    private final Database database;
    private final MatchRepository matches;

    PlayerMatchRepository(Database database, MatchRepository matches) {
        this.database = database;
        this.matches = matches;
    }

    /**
     * The matches of a player: those that are not over, then the newest. Those in which a seat is only kept for the player
     * come after all others that are not over, as others make them.
     */
    public List<Listing> of(String player) {
        Map<String, Listing> found = new LinkedHashMap<>();
        for (String list : LISTS_OF_PLAYER) {
            if (found.size() < LONGEST_LIST) {
                matches.list(list, player)
                        .forEach(listing -> found.putIfAbsent(listing.head().id(), listing));
            }
        }
        return found.values().stream().limit(LONGEST_LIST).toList();
    }

    /** All matches that wait or run and in which a player sits. */
    public List<String> runningOf(String player) {
        return database.read(handle -> handle.createQuery(RUNNING_OF_PLAYER)
                .bind(0, player)
                .mapTo(String.class)
                .list());
    }

    /** All matches that wait or run and that concern a player, who sits there, has made them, or has a seat kept there. */
    public List<String> unfinishedOf(String player) {
        return database.read(handle -> handle.createQuery(
                        "SELECT match_id" + OF_PLAYER + "ended = 0"
                                + " UNION SELECT id FROM matches WHERE host = ? AND host <> '' AND phase IN ('waiting', 'running')")
                .bind(0, player)
                .bind(1, player)
                .mapTo(String.class)
                .list());
    }

    /**
     * Removes what a player has added to matches: the names of the guests at the player's device, who sat in matches that
     * the player made, and the webhooks of these; returns those that changed.
     */
    public Set<String> forgetHost(String player) {
        Set<String> changed = new TreeSet<>();
        String nameless = OccupantCodec.write(new Occupant.Guest(player, ""));
        database.write(handle -> {
            changed.clear();
            String withWebhook = " FROM matches WHERE host = ? AND webhook <> ''";
            handle.execute("DELETE FROM outbox WHERE webhook IN (SELECT webhook" + withWebhook + ")", player);
            handle.createQuery(
                            "UPDATE matches SET webhook = '' WHERE id IN (SELECT id" + withWebhook + ") RETURNING id")
                    .bind(0, player)
                    .mapTo(String.class)
                    .forEach(changed::add);
            handle.createQuery("UPDATE seats SET name = '', opening = CASE opening WHEN '' THEN '' ELSE :nameless END"
                            + " WHERE match_id IN (SELECT id FROM matches WHERE host = :player)"
                            + " AND (opening LIKE :guests OR kind = 'guest') RETURNING match_id")
                    .bind("nameless", nameless)
                    .bind("guests", nameless.substring(0, nameless.lastIndexOf(' ') + 1) + "%")
                    .bind("player", player)
                    .mapTo(String.class)
                    .forEach(changed::add);
        });
        return changed;
    }

    /** How many matches wait or run in which a player sits, or wait at a table that the player has made. */
    public int countRunning(String player) {
        return database.read(handle -> handle.createQuery("SELECT COUNT(*) FROM (" + RUNNING_OF_PLAYER
                        + " UNION SELECT id" + WAITING_OF_HOST + ") AS running")
                .bind(0, player)
                .bind(1, player)
                .mapTo(int.class)
                .one());
    }
}
