package cabestan.server.store.social;

import cabestan.rules.game.Outcome;
import cabestan.server.store.Database;
import cabestan.table.event.EventCodec;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Gatherers;

/** Who is whose friend, or has asked to be. */
public final class FriendRepository {

    private static final int LONGEST_QUESTION = 500;

    /**
     * Two people, in the order of their ids.
     *
     * @param asker who of them asked first
     * @param agreed when the other said yes, or 0
     */
    public record FriendRow(String one, String other, String asker, long at, long agreed) {

        public boolean isAgreed() {
            return agreed > 0;
        }

        /** Which of the two is not this player. */
        public String friendOf(String player) {
            return one.equals(player) ? other : one;
        }
    }

    /** How matches between two people ended, as one of them sees it. */
    public record Score(int won, int drawn, int lost) {

        public static final Score NONE = new Score(0, 0, 0);

        private Score and(int mine, int theirs) {
            return new Score(
                    won + (mine < theirs ? 1 : 0), drawn + (mine == theirs ? 1 : 0), lost + (mine > theirs ? 1 : 0));
        }
    }

    private final Database database;

    public FriendRepository(Database database) {
        this.database = database;
    }

    /** Asks, or agrees if the other has asked before. */
    public void ask(String asker, String asked, long now) {
        boolean inOrder = asker.compareTo(asked) < 0;
        database.write(handle -> handle.execute(
                "INSERT INTO friends (one, other, asker, at) VALUES (?, ?, ?, ?) ON CONFLICT (one, other)"
                        + " DO UPDATE SET agreed = excluded.at WHERE friends.agreed = 0 AND friends.asker <> excluded.asker",
                inOrder ? asker : asked,
                inOrder ? asked : asker,
                asker,
                now));
    }

    /** The end of a friendship, or of the question. */
    public void remove(String player, String friend) {
        database.write(handle -> handle.execute(
                "DELETE FROM friends WHERE one = ? AND other = ? OR one = ? AND other = ?",
                player,
                friend,
                friend,
                player));
    }

    public List<FriendRow> of(String player) {
        return database.read(handle -> handle.createQuery(
                        "SELECT * FROM friends WHERE one = :player OR other = :player ORDER BY at, one, other")
                .bind("player", player)
                .map((row, context) -> new FriendRow(
                        row.getString("one"),
                        row.getString("other"),
                        row.getString("asker"),
                        row.getLong("at"),
                        row.getLong("agreed")))
                .list());
    }

    /** How this player has fared against these others, each at a device of their own. */
    public Map<String, Score> scores(String player, Collection<String> others) {
        return database.read(handle -> {
            Map<String, Score> scores = new HashMap<>();
            others.stream()
                    .gather(Gatherers.windowFixed(LONGEST_QUESTION))
                    .forEach(chunk -> handle.createQuery(
                                    "SELECT matches.result, mine.seat AS mine, theirs.seat AS theirs, theirs.player"
                                            + " FROM seats mine JOIN seats theirs ON theirs.match_id = mine.match_id"
                                            + " JOIN matches ON matches.id = mine.match_id"
                                            + " WHERE mine.player = :player AND mine.player <> '' AND mine.ended > 0"
                                            + " AND mine.kind = 'player' AND theirs.kind = 'player'"
                                            + " AND theirs.player IN (<others>) AND matches.result <> ''")
                            .bind("player", player)
                            .bindList("others", chunk)
                            .map((row, context) -> new Played(
                                    row.getString("player"),
                                    EventCodec.readOutcome(row.getString("result")),
                                    row.getInt("mine"),
                                    row.getInt("theirs")))
                            .forEach(played -> played.addTo(scores)));
            return scores;
        });
    }

    private record Played(String other, Outcome outcome, int mine, int theirs) {

        void addTo(Map<String, Score> scores) {
            List<Integer> ranks = outcome.ranks();
            if (outcome.isResult() && Math.max(mine, theirs) < ranks.size()) {
                Score before = scores.getOrDefault(other, Score.NONE);
                scores.put(other, before.and(ranks.get(mine), ranks.get(theirs)));
            }
        }
    }

    /** Lets those of these players who have friends count as being here until a time; shared databases only. */
    public void keepOnline(Set<String> players, long until, long unlessAfter) {
        players.stream()
                .gather(Gatherers.windowFixed(LONGEST_QUESTION))
                .forEach(
                        chunk -> database.write(handle -> handle.createUpdate("UPDATE players SET online_until = :until"
                                        + " WHERE id IN (SELECT id FROM players WHERE id IN (<ids>) AND online_until < :unless"
                                        + " AND EXISTS (SELECT 1 FROM friends WHERE one = players.id OR other = players.id)"
                                        + " FOR UPDATE SKIP LOCKED)")
                                .bind("until", until)
                                .bind("unless", unlessAfter)
                                .bindList("ids", chunk)
                                .execute()));
    }

    /** Those of these players who count as being here at this time, wherever they are connected. */
    public Set<String> online(Collection<String> players, long now) {
        return players.isEmpty()
                ? Set.of()
                : database.read(handle -> Set.copyOf(
                        handle.createQuery("SELECT id FROM players WHERE id IN (<ids>) AND online_until > :now")
                                .bindList("ids", List.copyOf(players))
                                .bind("now", now)
                                .mapTo(String.class)
                                .list()));
    }
}
