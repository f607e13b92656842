package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.name;

import cabestan.rules.fragile.quay.FragileQuay;

/** Writes positions of matches and problems as text. */
final class FragilePositionWriter {

    private final FragileBoard board;
    private final StringBuilder text = new StringBuilder();

    private FragilePositionWriter(FragileBoard board) {
        this.board = board;
    }

    static String write(FragileState state) {
        FragilePositionWriter writer = new FragilePositionWriter(state.board());
        writer.match(state);
        return writer.text.toString();
    }

    static String write(FragileProblemState state) {
        FragilePositionWriter writer = new FragilePositionWriter(state.board());
        writer.problem(state);
        return writer.text.toString();
    }

    private void line(String key, String words) {
        text.append(key)
                .append(" ".repeat(Math.max(1, 9 - key.length())))
                .append(words.trim())
                .append('\n');
    }

    private void match(FragileState state) {
        line("game", "fragile");
        if (state.isStraws()) {
            line("variant", "straws");
        }
        line("players", "" + state.seats());
        state.options().forEach((option, value) -> line("option", option + " " + value));
        for (int seat = 0; seat < state.seats(); seat++) {
            line("depots", (seat + 1) + depotsOf(seat));
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            line("dockers", (seat + 1) + dockersOf(seat));
        }
        line("crates", crates());
        turn(state);
    }

    private void turn(FragileState state) {
        if (state.isSetUp()) {
            line("turn", (state.onTurn() + 1) + " place");
            return;
        }
        boolean over = state.isOver();
        if (over) {
            line("over", state.ending().code);
        } else {
            line("turn", (state.onTurn() + 1) + " points " + state.shift.points());
        }
        if (state.marker() != state.usualMarker()) {
            line("marker", "" + (state.marker() + 1));
        }
        if (over) {
            return;
        }
        if (state.isStraws()) {
            StringBuilder order = new StringBuilder();
            for (int seat : state.order()) {
                order.append(' ').append(seat + 1);
            }
            line("order", order.toString());
        }
        if (state.lastTurns() != state.usualLastTurns()) {
            line("last-turns", "" + state.lastTurns());
        }
        if (state.quietTurns() != 1) {
            line("quiet", "" + state.quietTurns());
        }
        acted(state.shift);
        turnedNow();
    }

    private void problem(FragileProblemState state) {
        line("game", "fragile-problem");
        line("crates", crates());
        line("dockers", dockersOf(FragileProblem.OWN));
        String others = dockersOf(FragileProblem.OTHERS);
        if (!others.isEmpty()) {
            line("others", others);
        }
        for (int goal = 0; goal < state.goals(); goal++) {
            int crate = state.goalCrate(goal);
            line("goal", place(crate) + " " + name(state.goalDepot(goal)));
        }
        line("turns", "" + state.turnsLeft());
        if (state.shift.resting() != Shift.NOBODY) {
            line("resting", name(board.dockerSquare(state.shift.resting())));
        }
        acted(state.shift);
    }

    private void acted(Shift shift) {
        if (shift.active() == Shift.NOBODY) {
            return;
        }
        StringBuilder words = new StringBuilder();
        for (int docker = 0; docker < board.dockers(); docker++) {
            if (shift.hasActed(docker) && docker != shift.active()) {
                words.append(name(board.dockerSquare(docker))).append(' ');
            }
        }
        words.append(name(board.dockerSquare(shift.active())));
        line("acted", words + " left " + shift.left() + (shift.walked() ? " walked" : ""));
    }

    private void turnedNow() {
        StringBuilder words = new StringBuilder();
        for (int square = 0; square < FragileQuay.SQUARES; square++) {
            for (int level = 0; level < board.height(square); level++) {
                int crate = board.crate(square, level);
                words.append(board.isTurnedNow(crate) ? " " + place(crate) : "");
            }
        }
        if (!words.isEmpty()) {
            line("turned", words.toString());
        }
    }

    /** The square of a crate, and in a pile its level. */
    private String place(int crate) {
        int square = board.crateSquare(crate);
        return name(square) + (board.height(square) == 1 ? "" : board.crateLevel(crate) == 1 ? ".top" : ".bottom");
    }

    private String depotsOf(int seat) {
        StringBuilder words = new StringBuilder();
        for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
            int square = FragileQuay.depotSquare(depot);
            words.append(board.owner(square) == seat ? " " + name(square) : "");
        }
        return words.toString();
    }

    private String dockersOf(int seat) {
        StringBuilder words = new StringBuilder();
        for (int docker = 0; docker < board.dockers(); docker++) {
            words.append(board.dockerSeat(docker) == seat ? " " + name(board.dockerSquare(docker)) : "");
        }
        return words.toString();
    }

    private String crates() {
        StringBuilder words = new StringBuilder();
        for (int square = 0; square < FragileQuay.SQUARES; square++) {
            for (int level = 0; level < board.height(square); level++) {
                words.append(' ').append(name(square)).append(board.isTurned(board.crate(square, level)) ? "!" : "");
            }
        }
        return words.toString();
    }
}
