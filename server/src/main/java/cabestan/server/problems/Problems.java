package cabestan.server.problems;

import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Rejection;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.identity.PlayerLocks;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.Problem;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.ProblemRepository;
import cabestan.server.store.ProblemRepository.ProblemRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/** Fragile's problems for one player: shown, solved, composed and proved. */
public final class Problems implements AutoCloseable {

    private static final int MOST_UNPROVED = 5;
    private static final int MOST_TURNS = 6;
    private static final String END = "end";

    private final ProblemRepository repository;
    private final Prover prover;
    private final PlayerLocks locks = new PlayerLocks();
    private boolean stocked;

    /** @param clock the time that all nodes agree on */
    public Problems(ProblemRepository repository, LongSupplier clock, BackgroundTasks tasks) {
        this.repository = repository;
        this.prover = new Prover(repository, clock, tasks);
    }

    /** Adds the built-in problems when somebody first asks for any, because many servers are never asked. */
    private synchronized void stock() {
        if (!stocked) {
            List<ProblemRow> builtIn = ProblemPack.all();
            if (repository.countBuiltIn() < builtIn.size()) {
                repository.add(builtIn);
            }
            prover.start();
            stocked = true;
        }
    }

    /** The built-in problems and the player's own, with the player's best solutions. */
    public List<Problem> list(String player) {
        stock();
        Map<String, ProblemRepository.Best> solved = repository.solvedBy(player);
        return repository.listFor(player).stream()
                .map(row -> shown(row, solved.get(row.id()), false))
                .toList();
    }

    public Problem show(String id, String player) {
        return shown(find(id), repository.solvedBy(player).get(id), true);
    }

    private ProblemRow find(String id) {
        stock();
        return repository.find(id).orElseThrow(() -> RequestRejected.notFound("there is no problem with this name"));
    }

    private static Problem shown(ProblemRow row, ProblemRepository.Best mine, boolean whole) {
        boolean proved = row.isProved();
        return new Problem(
                row.id(),
                row.title(),
                row.grade() == 0 ? null : row.grade(),
                row.state(),
                begin(row.text()).turnsLeft(),
                proved ? new Problem.Best(row.turns(), row.points()) : null,
                proved ? row.solutions() : null,
                mine == null ? null : new Problem.Best(mine.turns(), mine.points()),
                whole ? row.text() : null);
    }

    private static FragileProblemState begin(String text) {
        return new FragileProblem("", text, "").begin();
    }

    /** Plays a proposed solution by the rules and compares it with the best one. */
    public Problem.Verdict solve(String id, String player, List<List<String>> turns) {
        ProblemRow row = find(id);
        FragileProblemState state = begin(row.text());
        int points = 0;
        for (int turn = 0; turn < turns.size(); turn++) {
            if (turn > 0) {
                play(state, END, turn);
            }
            for (String action : turns.get(turn)) {
                points += play(state, action, turn + 1);
            }
        }
        if (state.isSolved() && !player.isEmpty()) {
            repository.solved(player, id, new ProblemRepository.Best(turns.size(), points), System.currentTimeMillis());
        }
        return new Problem.Verdict(
                state.isSolved(),
                turns.size(),
                points,
                row.isProved() ? new Problem.Best(row.turns(), row.points()) : null);
    }

    /** One of the best solutions, for players who have solved the problem or want to see it. */
    public Problem.Solution solution(String id) {
        ProblemRow row = find(id);
        if (!row.isProved()) {
            throw new RequestRejected(
                    409,
                    "not-proved",
                    switch (row.state()) {
                        case "proving" -> "the solver is still working on this problem; ask again later";
                        case "unsolvable" -> "this problem has no solution: that is proved";
                        default -> "this problem is too large for the solver";
                    });
        }
        String solution = row.solution().isEmpty() ? prover.solve(row).solution() : row.solution();
        FragileProblemState state = begin(row.text());
        List<Problem.Turn> turns = new ArrayList<>();
        for (String line : solution.split("\n")) {
            turns.add(turn(state, line.split(" "), turns.size() + 1));
        }
        return new Problem.Solution(
                turns, turns.stream().mapToInt(Problem.Turn::cost).sum());
    }

    private static Problem.Turn turn(FragileProblemState state, String[] actions, int number) {
        List<Problem.Step> steps = new ArrayList<>();
        for (String action : actions) {
            int cost = play(state, action, number);
            if (!action.equals(END)) {
                steps.add(new Problem.Step(action, cost));
            }
        }
        return new Problem.Turn(
                steps, steps.stream().mapToInt(Problem.Step::cost).sum());
    }

    /** Plays one action and returns its cost. */
    private static int play(FragileProblemState state, String text, int turn) {
        if (state.isOver()) {
            throw rejected(turn, text, new Rejection("F40", "over", "the problem is over before this action"));
        }
        int action;
        try {
            action = state.read(text);
        } catch (BadText e) {
            throw new RequestRejected(400, "bad-action", "turn " + turn + ": " + e.getMessage());
        }
        state.reject(action).ifPresent(rejection -> {
            throw rejected(turn, text, rejection);
        });
        int cost = state.gesture(action).cost();
        state.play(action);
        return cost;
    }

    private static RequestRejected rejected(int turn, String text, Rejection rejection) {
        return new RequestRejected(
                409,
                new Rejection(
                        rejection.rule(),
                        rejection.code(),
                        "turn " + turn + ", " + BadText.quote(text) + ": " + rejection.reason()));
    }

    /** Accepts a composed problem, which the solver proves in the background. */
    public Problem.Posted post(String player, String title, String text) {
        try {
            FragileProblemState problem = begin(text);
            if (problem.turnsLeft() > MOST_TURNS) {
                throw RequestRejected.badRequest("expected at most " + MOST_TURNS + " turns");
            }
            if (problem.activeDocker() >= 0) { // the solver counts whole turns
                throw RequestRejected.badRequest("expected a problem at the beginning of a turn, without 'acted'");
            }
        } catch (BadText e) {
            throw RequestRejected.badRequest(e);
        }
        stock();
        ProblemRow row = new ProblemRow(
                Secrets.id(), title, player, text, 0, "proving", 0, 0, 0, "", System.currentTimeMillis());
        locks.hold(player, () -> add(row));
        prover.wake();
        return new Problem.Posted(row.id(), row.state());
    }

    private void add(ProblemRow row) {
        if (repository.countUnproved(row.author()) >= MOST_UNPROVED) {
            throw new RequestRejected(
                    429, "too-many", "the solver is still working on your other problems; wait until it is done");
        }
        repository.add(List.of(row));
    }

    @Override
    public void close() {
        prover.close();
    }
}
