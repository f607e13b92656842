package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.isDepot;
import static cabestan.rules.fragile.quay.FragileQuay.name;

import cabestan.rules.fragile.FragileScore.Ending;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.BadText;
import cabestan.rules.game.KeyedText;
import cabestan.rules.game.KeyedText.Line;
import cabestan.rules.game.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Reads the position of a match and rejects one that can never occur. */
final class FragilePositionReader {

    private static final String[] KEYS = {
        "game",
        "variant",
        "players",
        "option",
        "depots",
        "dockers",
        "crates",
        "turn",
        "over",
        "marker",
        "order",
        "last-turns",
        "quiet",
        "acted",
        "turned"
    };

    private final KeyedText text;
    private final int seats;
    private final boolean straws;
    private final BoardReader pieces;
    private final FragileBoard board;

    private FragilePositionReader(KeyedText text) {
        this.text = text;
        text.only(KEYS);
        this.straws = variant();
        this.seats = text.one("players").number(0, "the number of players", straws ? 3 : 2, 4);
        text.one("players").end(1);
        this.board = new FragileBoard(SetUp.maxTurned(seats));
        this.pieces = new BoardReader(text, board);
    }

    static FragileState read(KeyedText text) {
        return new FragilePositionReader(text).state();
    }

    private boolean variant() {
        Line line = text.atMostOne("variant");
        if (line == null) {
            return false;
        }
        String variant = line.word(0, "a variant");
        if (!variant.equals("standard") && !variant.equals("straws")) {
            throw line.bad("expected the variant standard or straws, found " + BadText.quote(variant));
        }
        line.end(1);
        return variant.equals("straws");
    }

    private FragileState.Options options() {
        boolean quietEnd = true;
        boolean allPlayLast = false;
        Set<String> seen = new TreeSet<>();
        for (Line line : text.all("option")) {
            switch (String.join(" ", line.words())) {
                case "quiet-end 30" -> quietEnd = true;
                case "quiet-end off" -> quietEnd = false;
                case "last-turn others" -> allPlayLast = false;
                case "last-turn all" -> allPlayLast = true;
                default ->
                    throw line.bad("expected 'quiet-end 30' or 'quiet-end off', 'last-turn others' or 'last-turn all', "
                            + "found " + BadText.quote(String.join(" ", line.words())));
            }
            String option = line.words().getFirst();
            if (!seen.add(option)) {
                throw line.bad("a second line 'option " + option + "'");
            }
            if (straws && option.equals(FragileGame.LAST_TURN.id())) {
                throw line.bad("in straws the round decides who has a last turn");
            }
        }
        return new FragileState.Options(straws, quietEnd, allPlayLast);
    }

    private FragileState state() {
        depots();
        for (Line line : eachSeat("dockers", SetUp.dockersEach(seats))) {
            int seat = line.number(0, "a seat", 1, seats) - 1;
            pieces.dockers(line, line.from(1), seat, SetUp.dockersEach(seats));
            ownDepotsOnly(line, seat);
        }
        pieces.crates(text.one("crates"));
        FragileState state =
                new FragileState(board, seats, options(), Seed.of(0).dice());
        Line over = text.atMostOne("over");
        Line turn = over == null ? text.one("turn") : text.atMostOne("turn");
        if (over != null && turn != null) {
            throw turn.bad("expected either 'turn' or 'over', found both");
        }
        if (turn != null && turn.words().contains("place")) {
            setUp(state, turn);
        } else {
            play(state, turn, over);
        }
        return state;
    }

    private List<Line> eachSeat(String key, int most) {
        List<Line> lines = text.all(key);
        int seen = 0;
        for (Line line : lines) {
            int bit = 1 << line.number(0, "a seat", 1, seats);
            if ((seen & bit) != 0) {
                throw line.bad(
                        "a second line '" + key + "' for seat " + line.words().getFirst());
            }
            seen |= bit;
            line.end(1 + most);
        }
        return lines;
    }

    private void depots() {
        for (Line line : eachSeat("depots", SetUp.depotsEach(seats))) {
            for (String word : line.from(1)) {
                int square = BoardReader.square(line, word);
                if (!isDepot(square)) {
                    throw line.bad("expected a depot square, found " + word);
                }
                if (board.owner(square) != FragileBoard.UNPLACED) {
                    throw line.bad("the depot " + word + " is placed twice");
                }
                board.own(square, line.number(0, "a seat", 1, seats) - 1);
            }
        }
    }

    private int depotsOf(int seat) {
        int count = 0;
        for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
            count += board.owner(FragileQuay.depotSquare(depot)) == seat ? 1 : 0;
        }
        return count;
    }

    private int dockersOf(int seat) {
        int count = 0;
        for (int docker = 0; docker < board.dockers(); docker++) {
            count += board.dockerSeat(docker) == seat ? 1 : 0;
        }
        return count;
    }

    private void ownDepotsOnly(Line line, int seat) {
        for (int docker = 0; docker < board.dockers(); docker++) {
            int square = board.dockerSquare(docker);
            if (board.dockerSeat(docker) == seat && isDepot(square) && board.owner(square) != seat) {
                throw line.bad("a docker of seat " + (seat + 1) + " cannot be in the depot " + name(square)
                        + ", which belongs to another seat or to nobody");
            }
        }
    }

    private void setUp(FragileState state, Line turn) {
        int seat = turn.number(0, "a seat", 1, seats) - 1;
        turn.end(2);
        int placed = 0;
        for (int each = 0; each < seats; each++) {
            placed += depotsOf(each) + dockersOf(each);
        }
        int all = SetUp.piecesToPlace(seats);
        if (placed == all) {
            throw turn.bad("nothing is left to place; expected 'turn " + (seat + 1) + " points 3'");
        }
        for (int each = 0; each < seats; each++) {
            // Seats that come before this one in the running round have placed one more than the others.
            int behind = Math.floorMod(seat - 1 - each, seats) < placed % seats ? 1 : 0;
            int expected = placed / seats + behind;
            int depots = Math.min(expected, SetUp.depotsEach(seats));
            if (depotsOf(each) != depots || dockersOf(each) != expected - depots) {
                throw turn.bad("with seat " + (seat + 1) + " to place, expected seat " + (each + 1) + " to have placed "
                        + depots + " depots and " + (expected - depots) + " dockers, found " + depotsOf(each) + " and "
                        + dockersOf(each));
            }
        }
        for (int docker = 0; docker < board.dockers(); docker++) {
            if (!isDepot(board.dockerSquare(docker))) {
                throw turn.bad("expected every docker in a depot during the set-up, found one on "
                        + name(board.dockerSquare(docker)));
            }
        }
        cratesOfSetUp();
        if (placed >= seats * SetUp.depotsEach(seats)) {
            board.makeRestNeutral();
        }
        state.resumeSetUp(seat, all - placed);
    }

    private void cratesOfSetUp() {
        FragileBoard untouched = SetUp.board(seats);
        boolean same = board.crates() == untouched.crates();
        for (int crate = 0; crate < untouched.crates(); crate++) {
            int square = untouched.crateSquare(crate);
            same &= board.height(square) == 1 && !board.isTurned(board.topCrate(square));
        }
        if (!same) {
            throw text.one("crates").bad("expected the crates of the set-up, none turned over: " + SetUp.CRATES);
        }
    }

    private void play(FragileState state, Line turn, Line over) {
        for (int seat = 0; seat < seats; seat++) {
            if (depotsOf(seat) != SetUp.depotsEach(seats)) {
                throw new BadText(
                        lastLine("depots"),
                        "expected " + SetUp.depotsEach(seats) + " depots of seat " + (seat + 1) + ", found "
                                + depotsOf(seat));
            }
        }
        board.makeRestNeutral();
        int seat = 0;
        if (turn != null) {
            seat = turn.number(0, "a seat", 1, seats) - 1;
            if (!turn.word(1, "'points' or 'place'").equals("points")) {
                throw turn.bad("expected 'points' or 'place', found "
                        + BadText.quote(turn.words().get(1)));
            }
            state.shift.begin(turn.number(2, "points", 1, FragilePlay.POINTS), Shift.NOBODY);
            turn.end(3);
        }
        state.resume(order(seat), seat);
        int lastTurns = lastTurns(state);
        state.resumeScore(marker(state), lastTurns, quiet(), over == null ? null : ending(over, lastTurns));
        pieces.acted(state.shift, seat);
    }

    private int lastLine(String key) {
        List<Line> lines = text.all(key);
        return lines.isEmpty() ? 1 : lines.getLast().number();
    }

    private List<Integer> order(int onTurn) {
        Line line = straws ? text.atMostOne("order") : null;
        if (line == null && text.atMostOne("order") != null) {
            throw text.one("order").bad("only the variant straws draws an order");
        }
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            int seat = line == null ? (onTurn + i) % seats : line.number(i, "a seat", 1, seats) - 1;
            if (order.contains(seat)) {
                throw line.bad("seat " + (seat + 1) + " is twice in the order");
            }
            order.add(seat);
        }
        if (line != null) {
            line.end(seats);
        }
        return order;
    }

    private int marker(FragileState state) {
        Line line = text.atMostOne("marker");
        int usual = state.usualMarker();
        if (line == null) {
            return usual;
        }
        int seat = line.number(0, "a seat", 1, seats) - 1;
        line.end(1);
        if (usual == FragileScore.NONE || state.points(seat) < state.points(usual)) {
            throw line.bad("seat " + (seat + 1) + " cannot hold the marker; expected "
                    + (usual == FragileScore.NONE ? "no marker, since nobody has points" : "a seat that leads"));
        }
        return seat;
    }

    private int lastTurns(FragileState state) {
        Line line = text.atMostOne("last-turns");
        int most = state.usualLastTurns();
        if (line == null) {
            return most;
        }
        if (most == FragileScore.NONE || straws) {
            throw line.bad(
                    straws ? "in straws the round decides how many turns follow" : "no player's depots are all filled");
        }
        int turns = line.number(0, "the turns that follow this one", 0, most);
        line.end(1);
        return turns;
    }

    private int quiet() {
        Line line = text.atMostOne("quiet");
        if (line == null) {
            return 1;
        }
        int turns = line.number(0, "turns without a crate stored", 0, 1_000_000);
        line.end(1);
        return turns;
    }

    private Ending ending(Line line, int lastTurns) {
        String code = line.word(0, "why the match ended");
        line.end(1);
        for (Ending ending : Ending.values()) {
            if (ending.code.equals(code)) {
                boolean dead = ending == Ending.ALL_DEAD || ending == Ending.ALL_STORED;
                if (dead && !DeadPiles.allDead(board)) {
                    throw line.bad("the match cannot be over by " + code + ": some crates can still be moved");
                }
                if (ending == Ending.DEPOTS_FULL && lastTurns == FragileScore.NONE) {
                    throw line.bad("the match cannot be over by " + code + ": no player's depots are all filled");
                }
                return ending;
            }
        }
        throw line.bad("expected depots-full, all-dead, all-stored or quiet, found " + BadText.quote(code));
    }
}
