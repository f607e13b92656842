package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.isDepot;
import static cabestan.rules.fragile.quay.FragileQuay.name;

import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.Rejection;

/** Says which rule an action of a docker breaks, in words for the player; used only while the match runs. */
final class FragileReferee {

    private final FragileBoard board;
    private final Shift shift;
    private final int seat;

    FragileReferee(FragileBoard board, Shift shift, int seat) {
        this.board = board;
        this.shift = shift;
        this.seat = seat;
    }

    /** Why the action is rejected, or null when it is legal. */
    Rejection reject(int action) {
        int kind = FragileAction.kind(action);
        if (kind == FragileAction.END) {
            return end();
        }
        int from = FragileAction.from(action);
        int over = FragileAction.over(action);
        int to = FragileAction.to(action);
        Rejection turn = docker(from);
        if (turn != null) {
            return turn;
        }
        return switch (kind) {
            case FragileAction.WALK -> walk(from, to);
            case FragileAction.PUSH -> push(from, over, to);
            case FragileAction.STACK -> stack(from, over, to);
            case FragileAction.UNSTACK -> unstack(from, over, to);
            case FragileAction.TURN -> turnOver(from, over);
            case FragileAction.PASS -> pass(from, over, to);
            default -> throw new IllegalArgumentException(FragileAction.write(action));
        };
    }

    private static Rejection no(String rule, String code, String reason) {
        return new Rejection(rule, code, reason);
    }

    private Rejection end() {
        int[] scratch = new int[FragilePlay.MAX_ACTIONS];
        for (int docker = 0; docker < board.dockers() && !shift.isFull(); docker++) {
            int points = board.dockerSeat(docker) == seat && docker != shift.active() ? shift.points(docker) : 0;
            if (points > 0 && Moves.list(board, docker, points, true, scratch, 0) > 0) {
                String rule = shift.dockersATurn() == 2 ? "F12" : "F39";
                return no(
                        rule,
                        "docker-to-play",
                        "the docker on " + at(docker) + " can still act; "
                                + (shift.dockersATurn() == 2 ? "two different dockers play" : "one docker plays")
                                + " in a turn");
            }
        }
        return null;
    }

    private String at(int docker) {
        return name(board.dockerSquare(docker));
    }

    /** F10, F39: whether the docker on this square may act at all. */
    private Rejection docker(int from) {
        int docker = board.docker(from);
        if (docker < 0) {
            return no("F10", "no-docker", "there is no docker on " + name(from));
        }
        if (board.dockerSeat(docker) != seat) {
            return no("F10", "not-yours", "the docker on " + name(from) + " is not yours");
        }
        if (docker == shift.active()) {
            return shift.left() > 0
                    ? null
                    : no("F11", "no-points", "the docker on " + name(from) + " has no points left");
        }
        if (docker == shift.resting()) {
            return no(
                    "F39", "resting", "the docker on " + name(from) + " played the last turn; another plays this one");
        }
        if (shift.hasActed(docker)) {
            return no(
                    "F10",
                    "points-lost",
                    "the docker on " + name(from) + " lost the points it had left when your second docker acted");
        }
        if (shift.isFull()) {
            return shift.dockersATurn() == 2
                    ? no("F10", "two-dockers-played", "two dockers have played in this turn; a third may not")
                    : no("F39", "one-docker-played", "only the docker on " + at(shift.active()) + " plays this turn");
        }
        return null;
    }

    private Rejection points(String rule, String what, int from, int cost) {
        int left = shift.points(board.docker(from));
        return left >= cost
                ? null
                : no(
                        rule,
                        "not-enough-points",
                        what + " needs " + cost + " points, the docker on " + name(from) + " has " + left);
    }

    private Rejection walk(int from, int to) {
        if (!shift.mayWalk(board.docker(from))) {
            return no(
                    "F14",
                    "walk-after-walk",
                    "this docker has just walked and cannot walk on to there; take the walk back to go elsewhere");
        }
        if (from == to) {
            return no("F14", "same-square", "a walk ends on another square than it began");
        }
        if (isDepot(to)) {
            return no("F15", "enters-depot", name(to) + " is a depot; no docker enters one after the set-up");
        }
        if (board.height(to) > 0) {
            return no("F14", "crate-there", "a crate stands on " + name(to));
        }
        if (board.docker(to) >= 0) {
            return no("F14", "docker-there", "a docker stands on " + name(to) + "; a walk may cross but not end there");
        }
        int distance = Walks.distance(board, from, to);
        if (distance == Walks.NO_WAY) {
            return no("F14", "no-way", "there is no way from " + name(from) + " to " + name(to));
        }
        return points("F14", "the walk to " + name(to), from, distance);
    }

    private Rejection push(int from, int over, int to) {
        Rejection reach = reach("F16", from, over);
        if (reach != null) {
            return reach;
        }
        if (board.height(over) == 2) {
            return no("F16", "pile", "the crates on " + name(over) + " are a pile, which cannot be pushed");
        }
        Rejection line = straightOn("F16", from, over, to);
        if (line != null) {
            return line;
        }
        if (board.height(to) == 1 && !isDepot(to)) {
            return no(
                    "F16",
                    "two-crates",
                    "two crates in a row cannot be pushed together; "
                            + FragileAction.write(FragileAction.of(FragileAction.STACK, from, over, to))
                            + " would stack them");
        }
        return landing("F16", over, to);
    }

    private Rejection stack(int from, int over, int to) {
        Rejection reach = reach("F17", from, over);
        if (reach != null) {
            return reach;
        }
        if (board.height(over) == 2) {
            return no("F17", "pile", "the crates on " + name(over) + " are a pile, which cannot be stacked");
        }
        Rejection line = straightOn("F17", from, over, to);
        if (line != null) {
            return line;
        }
        if (board.height(to) == 0) {
            return no("F17", "no-crate", "there is no crate on " + name(to) + " to stack on");
        }
        if (isDepot(to)) {
            return no("F17", "depot-full", "no crate may be stacked on the one in the depot " + name(to));
        }
        if (board.height(to) == 2) {
            return no("F17", "pile-of-two", "two crates already stand on " + name(to) + "; a pile never has three");
        }
        return points("F17", "stacking", from, FragileAction.STACK_COST);
    }

    private Rejection unstack(int from, int over, int to) {
        Rejection reach = reach("F18", from, over);
        if (reach != null) {
            return reach;
        }
        if (board.height(over) == 1) {
            return no("F18", "no-pile", "the crate on " + name(over) + " stands alone; only a pile is unstacked");
        }
        Rejection line = straightOn("F18", from, over, to);
        if (line != null) {
            return line;
        }
        Rejection landing = landing("F18", over, to);
        return landing != null ? landing : points("F18", "unstacking", from, FragileAction.UNSTACK_COST);
    }

    private Rejection turnOver(int from, int over) {
        Rejection reach = reach("F19", from, over);
        if (reach != null) {
            return reach;
        }
        if (board.isTurned(board.topCrate(over))) {
            return no(
                    "F19",
                    "turned-already",
                    "the crate on " + name(over) + " is already turned over and stays that way");
        }
        if (board.turnsLeft() <= 0) {
            return shift.dockersATurn() == 1
                    ? no("F40", "no-turning", "crates are not turned over in a problem")
                    : no("F20", "all-turned", "no more crates may be turned over in this match");
        }
        return points("F19", "turning a crate over", from, FragileAction.TURN_COST);
    }

    private Rejection pass(int from, int over, int to) {
        Rejection reach = reach("F22", from, over);
        if (reach != null) {
            return reach;
        }
        if (board.height(over) == 2) {
            return no("F23", "pile", "a crate is not passed out of a pile");
        }
        if (over == to) {
            return no("F23", "same-square", "a passed crate ends on another square than it began");
        }
        Rejection landing = landing("F23", over, to);
        if (landing != null) {
            return landing;
        }
        return Chains.shortest(board, from, over, to).isEmpty()
                ? no("F22", "no-chain", "no chain of dockers brings the crate from " + name(over) + " to " + name(to))
                : null;
    }

    /** Whether the docker stands next to a crate that can be acted on. */
    private Rejection reach(String rule, int from, int over) {
        if (FragileQuay.direction(from, over) == NONE) {
            return no(rule, "not-adjacent", "the docker on " + name(from) + " does not stand next to " + name(over));
        }
        if (!FragileQuay.adjacent(from, over)) {
            return no("F3", "wall", "a wall stands between " + name(from) + " and " + name(over));
        }
        if (board.height(over) == 0) {
            return no(rule, "no-crate", "there is no crate on " + name(over));
        }
        return isDepot(over)
                ? no(rule.equals("F19") ? "F19" : "F27", "in-depot", "a crate in a depot stays there as it is")
                : null;
    }

    /** Whether {@code to} lies straight behind the crate, with no wall between. */
    private static Rejection straightOn(String rule, int from, int over, int to) {
        int beyond = FragileQuay.straight(over, FragileQuay.direction(from, over));
        if (beyond == NONE) {
            return no(rule, "edge", "the quay ends behind " + name(over));
        }
        if (beyond != to) {
            return no(
                    rule,
                    "not-straight",
                    "from " + name(from) + " the crate on " + name(over) + " goes straight on, to " + name(beyond));
        }
        return FragileQuay.adjacent(over, to)
                ? null
                : no("F3", "wall", "a wall stands between " + name(over) + " and " + name(to));
    }

    /** Whether the uppermost crate of {@code over} may be put on {@code to}. */
    private Rejection landing(String rule, int over, int to) {
        if (board.docker(to) >= 0) {
            return no(isDepot(to) ? "F27" : rule, "docker-there", "a docker stands on " + name(to));
        }
        if (board.height(to) > 0) {
            return isDepot(to)
                    ? no("F27", "depot-full", "the depot " + name(to) + " already holds a crate")
                    : no(rule, "crate-there", "a crate stands on " + name(to));
        }
        return isDepot(to) && board.isTurnedNow(board.topCrate(over))
                ? no(
                        "F21",
                        "turned-this-turn",
                        "this crate was turned over in this turn and cannot be stored before your next")
                : null;
    }
}
