package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.isDepot;
import static cabestan.rules.fragile.quay.FragileQuay.name;

import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.BadText;
import cabestan.rules.game.KeyedText;
import cabestan.rules.game.KeyedText.Line;
import java.util.List;

/** Reads what positions and problems have in common: crates, dockers, and the turn that is running. */
final class BoardReader {

    private final KeyedText text;
    private final FragileBoard board;

    BoardReader(KeyedText text, FragileBoard board) {
        this.text = text;
        this.board = board;
    }

    static int square(Line line, String word) {
        try {
            return FragileQuay.square(word);
        } catch (BadText e) {
            throw e.at(line.number());
        }
    }

    void dockers(Line line, List<String> words, int seat, int most) {
        if (words.size() > most) {
            throw line.bad("expected at most " + most + " dockers, found " + words.size());
        }
        for (String word : words) {
            int square = square(line, word);
            if (board.docker(square) >= 0) {
                throw line.bad("a second docker on " + word + "; a square holds one");
            }
            board.addDocker(seat, square);
        }
    }

    void crates(Line line) {
        for (String word : line.words()) {
            if (board.crates() == FragileBoard.MAX_CRATES) {
                throw line.bad("expected at most " + FragileBoard.MAX_CRATES + " crates, found "
                        + line.words().size());
            }
            boolean turned = word.endsWith("!");
            int square = square(line, turned ? word.substring(0, word.length() - 1) : word);
            if (board.docker(square) >= 0) {
                throw line.bad("a crate and a docker on " + name(square) + "; a square holds one or the other");
            }
            if (board.height(square) == (isDepot(square) ? 1 : 2)) {
                throw line.bad(
                        isDepot(square)
                                ? "a second crate in the depot " + name(square) + "; a depot holds one"
                                : "a third crate on " + name(square) + "; a pile has two");
            }
            if (turned && board.turnsLeft() == 0) {
                throw line.bad("more crates are turned over than the game allows, found one more on " + name(square));
            }
            board.addCrate(square, turned);
        }
        turnedNow();
    }

    private void turnedNow() {
        Line line = text.atMostOne("turned");
        if (line == null) {
            return;
        }
        for (String word : line.words()) {
            int crate = crate(line, word);
            if (!board.isTurned(crate) || isDepot(board.crateSquare(crate))) {
                throw line.bad("expected a crate outside the depots that is turned over, found " + word);
            }
            board.markTurnedNow(crate);
        }
    }

    /** The crate of words like {@code E3}, {@code E3.top} and {@code E3.bottom}. */
    int crate(Line line, String word) {
        int dot = word.indexOf('.');
        int square = square(line, dot < 0 ? word : word.substring(0, dot));
        String level = dot < 0 ? "" : word.substring(dot);
        int height = board.height(square);
        if (height == 0) {
            throw line.bad("there is no crate on " + name(square));
        }
        if (height == 1 && !level.isEmpty() || height == 2 && !level.equals(".top") && !level.equals(".bottom")) {
            throw line.bad(
                    height == 1
                            ? "the crate on " + name(square) + " stands alone; expected " + name(square) + ", found "
                                    + BadText.quote(word)
                            : "a pile stands on " + name(square) + "; expected " + name(square) + ".top or "
                                    + name(square) + ".bottom, found " + BadText.quote(word));
        }
        return board.crate(square, level.equals(".top") ? 1 : 0);
    }

    /** The docker of this seat on a square. */
    int docker(Line line, String word, int seat) {
        int docker = board.docker(square(line, word));
        if (docker < 0 || board.dockerSeat(docker) != seat) {
            throw line.bad("expected a docker of the seat on turn, found none on " + word);
        }
        return docker;
    }

    /**
     * A line like {@code acted F3 C4 left 2 walked}: the dockers that acted in this turn, and what the last of them has
     * left.
     */
    void acted(Shift shift, int seat) {
        Line line = text.atMostOne("acted");
        if (line == null) {
            return;
        }
        int count = line.words().indexOf("left");
        if (count < 1 || count > shift.dockersATurn()) {
            throw line.bad("expected " + (shift.dockersATurn() == 1 ? "1 docker" : "1 or 2 dockers")
                    + " and then 'left' with its points");
        }
        int left = line.number(count + 1, "points", 0, shift.points() - 1);
        boolean walked = line.words().size() > count + 2;
        if (walked && !line.words().get(count + 2).equals("walked")) {
            throw line.bad("expected 'walked' or nothing, found "
                    + BadText.quote(line.words().get(count + 2)));
        }
        line.end(count + 3);
        for (int i = 0; i < count; i++) {
            int docker = docker(line, line.words().get(i), seat);
            if (shift.hasActed(docker) || docker == shift.resting()) {
                throw line.bad("the docker on " + line.words().get(i)
                        + " is resting or is named twice; it cannot have acted in this turn");
            }
            boolean last = i == count - 1;
            shift.spend(docker, last ? shift.points() - left : 1, last && walked);
        }
    }
}
