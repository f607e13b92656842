package cabestan.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jdbi.v3.core.statement.StatementContext;

/** Problems on disk, and how well each player has solved them. */
public final class ProblemRepository {

    private static final int LONGEST_LIST = 500;
    private static final String PROVING = "proving ";

    /**
     * A problem for one player, and what has been proved about it.
     *
     * @param author the player who composed it, or empty for a built-in problem
     * @param grade from 1 to 4, or 0 if it is not graded
     * @param state {@code proving}, {@code proved}, {@code unsolvable} or {@code too-large}
     * @param turns the fewest turns of any solution, once proved; {@code points} the fewest points with that many turns
     * @param solutions how many solutions are equally good
     * @param solution one of them in notation, one turn per line, or empty
     */
    public record ProblemRow(
            String id,
            String title,
            String author,
            String text,
            int grade,
            String state,
            int turns,
            int points,
            long solutions,
            String solution,
            long created) {

        public boolean isProved() {
            return state.equals("proved");
        }

        public ProblemRow proved(int turns, int points, long solutions, String solution) {
            return new ProblemRow(
                    id, title, author, text, grade, "proved", turns, points, solutions, solution, created);
        }

        public ProblemRow in(String state) {
            return new ProblemRow(id, title, author, text, grade, state, 0, 0, 0, "", created);
        }
    }

    /** A player's best solution of a problem. */
    public record Best(int turns, int points) {}

    private final Database database;

    public ProblemRepository(Database database) {
        this.database = database;
    }

    /** Adds those of the problems whose ids are new. */
    public void add(List<ProblemRow> problems) {
        database.write(handle -> problems.forEach(problem -> handle.execute(
                "INSERT INTO problems (id, title, author, text, grade, state, turns, points, solutions, solution, created)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                problem.id(),
                problem.title(),
                problem.author(),
                problem.text(),
                problem.grade(),
                problem.state(),
                problem.turns(),
                problem.points(),
                problem.solutions(),
                problem.solution(),
                problem.created())));
    }

    /** How many built-in problems there are. */
    public int countBuiltIn() {
        return database.read(handle -> handle.createQuery("SELECT COUNT(*) FROM problems WHERE author = ''")
                .mapTo(int.class)
                .one());
    }

    /** Stores the result of a proof. */
    public void settle(ProblemRow problem) {
        database.write(handle -> handle.execute(
                "UPDATE problems SET state = ?, turns = ?, points = ?, solutions = ?, solution = ? WHERE id = ?",
                problem.state(),
                problem.turns(),
                problem.points(),
                problem.solutions(),
                problem.solution(),
                problem.id()));
    }

    public Optional<ProblemRow> find(String id) {
        return database.read(handle -> handle.createQuery("SELECT * FROM problems WHERE id = ?")
                .bind(0, id)
                .map(ProblemRepository::problem)
                .findOne());
    }

    /** The built-in problems, and those this player has composed or solved. */
    public List<ProblemRow> listFor(String player) {
        return database.read(handle -> handle.createQuery("SELECT * FROM problems WHERE author = '' OR author = :player"
                        + " OR id IN (SELECT problem FROM solved WHERE player = :player) ORDER BY created, id LIMIT "
                        + LONGEST_LIST)
                .bind("player", player)
                .map(ProblemRepository::problem)
                .list());
    }

    /** The oldest problem that is not proved yet, apart from these. */
    public Optional<ProblemRow> nextToProve(Set<String> passedOver) {
        return database.read(handle -> handle
                .createQuery("SELECT * FROM problems WHERE state = 'proving' ORDER BY created, id LIMIT ?")
                .bind(0, passedOver.size() + 1)
                .map(ProblemRepository::problem)
                .stream()
                .filter(problem -> !passedOver.contains(problem.id()))
                .findFirst());
    }

    /** Leases a problem to a node that proves it, until this time; returns false if another node holds the lease. */
    public boolean claim(String problem, long now, long until) {
        boolean[] claimed = new boolean[1];
        database.write(handle -> claimed[0] = handle.execute(
                        "INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE"
                                + " SET value = excluded.value WHERE CAST(house.value AS BIGINT) < ?",
                        PROVING + problem,
                        String.valueOf(until),
                        now)
                == 1);
        return claimed[0];
    }

    /** Releases a problem, proved or not. */
    public void release(String problem) {
        database.write(handle -> handle.execute("DELETE FROM house WHERE name = ?", PROVING + problem));
    }

    /** Releases all problems; for a node that has the database to itself. */
    public void releaseAll() {
        database.write(handle -> handle.execute("DELETE FROM house WHERE name LIKE ?", PROVING + "%"));
    }

    public int countUnproved(String author) {
        return database.read(
                handle -> handle.createQuery("SELECT COUNT(*) FROM problems WHERE author = ? AND state = 'proving'")
                        .bind(0, author)
                        .mapTo(int.class)
                        .one());
    }

    private static ProblemRow problem(ResultSet row, StatementContext context) throws SQLException {
        return new ProblemRow(
                row.getString("id"),
                row.getString("title"),
                row.getString("author"),
                row.getString("text"),
                row.getInt("grade"),
                row.getString("state"),
                row.getInt("turns"),
                row.getInt("points"),
                row.getLong("solutions"),
                row.getString("solution"),
                row.getLong("created"));
    }

    /** Stores a player's solution if it is the first or better than the one before. */
    public void solved(String player, String problem, Best best, long at) {
        database.write(handle -> handle.execute(
                "INSERT INTO solved (player, problem, turns, points, at) VALUES (?, ?, ?, ?, ?)"
                        + " ON CONFLICT (player, problem) DO UPDATE SET turns = excluded.turns, points = excluded.points,"
                        + " at = excluded.at WHERE excluded.turns < solved.turns"
                        + " OR excluded.turns = solved.turns AND excluded.points < solved.points",
                player,
                problem,
                best.turns,
                best.points,
                at));
    }

    public Map<String, Best> solvedBy(String player) {
        return database.read(handle -> {
            Map<String, Best> found = new TreeMap<>();
            handle.createQuery("SELECT problem, turns, points FROM solved WHERE player = ?")
                    .bind(0, player)
                    .map((row, context) ->
                            Map.entry(row.getString("problem"), new Best(row.getInt("turns"), row.getInt("points"))))
                    .forEach(entry -> found.put(entry.getKey(), entry.getValue()));
            return found;
        });
    }
}
