package cabestan.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** Reads the text of a match record line by line. */
final class RecordReader {

    private static final int MAX_LENGTH = 4_000_000;
    private static final List<String> ONLY_ONCE = List.of("game", "variant", "players", "first", "seed-hash", "seed");

    private final String[] lines;
    private final Function<String, Game> games;

    private Game game;
    private Variant variant;
    private int seats;
    private int first = Terms.BY_LOT;
    private String seedHash = "";
    private Optional<Seed> seed = Optional.empty();
    private MatchRecord.Status status = new MatchRecord.Running();
    private boolean closed;
    private final Set<String> seen = new TreeSet<>();
    private final Map<String, String> options = new TreeMap<>();
    private final List<String> names = new ArrayList<>();
    private final StringBuilder start = new StringBuilder();
    private final List<Integer> startLines = new ArrayList<>();
    private final List<MatchRecord.Played> actions = new ArrayList<>();
    private final List<MatchRecord.Deal> deals = new ArrayList<>();

    RecordReader(String text, Function<String, Game> games) {
        if (text.length() > MAX_LENGTH) {
            throw new BadText("the record is longer than " + MAX_LENGTH + " characters");
        }
        this.lines = Split.lines(text);
        this.games = games;
    }

    MatchRecord read(String header) {
        if (!lines[0].trim().equals(header)) {
            throw new BadText(1, "expected '" + header + "', found " + BadText.quote(lines[0]));
        }
        for (int number = 2; number <= lines.length; number++) {
            String line = lines[number - 1].trim();
            if (!line.isEmpty() && line.charAt(0) != '#') {
                try {
                    line(line, number);
                } catch (BadText e) {
                    throw e.line() == 0 ? e.at(number) : e;
                }
            }
        }
        if (!closed) {
            throw new BadText(lines.length, "the record is cut off: expected a line 'result' at the end");
        }
        return record();
    }

    private void line(String line, int number) {
        int space = line.indexOf(' ');
        String key = space < 0 ? line : line.substring(0, space);
        String value = space < 0 ? "" : line.substring(space).trim();
        if (closed) {
            throw new BadText("expected nothing after the result, found " + BadText.quote(key));
        }
        if (game == null && !key.equals("game")) {
            throw new BadText("expected a line 'game', found " + BadText.quote(key));
        }
        if (ONLY_ONCE.contains(key) && !seen.add(key)) {
            throw new BadText("a second line '" + key + "'; expected one");
        }
        switch (key) {
            case "game" -> game = games.apply(value);
            case "variant" -> variant = game.variant(value);
            case "players" -> seats = number(value, 1, 9);
            case "option" -> option(value);
            case "first" -> first = value.equals("lot") ? Terms.BY_LOT : number(value, 1, 9) - 1;
            case "seed-hash" -> seedHash = hash(value);
            case "seed" -> seed = Optional.of(Seed.read(value));
            case "seat" -> seat(value);
            case "start" -> {
                start.append(value).append('\n');
                startLines.add(number);
            }
            case "turn" -> turn(value, number);
            case "deal" -> deal(value);
            case "result" -> result(value);
            default ->
                throw new BadText(
                        "unknown key " + BadText.quote(key)
                                + "; expected game, variant, players, option, first, seed-hash, seed, seat, start, turn, deal or result");
        }
    }

    private static int number(String value, int min, int max) {
        try {
            int number = Integer.parseInt(value);
            if (number >= min && number <= max) {
                return number;
            }
        } catch (NumberFormatException e) {
            // the same error as for a number out of bounds
        }
        throw new BadText("expected a number from " + min + " to " + max + ", found " + BadText.quote(value));
    }

    private void option(String value) {
        int space = value.indexOf(' ');
        if (space < 0) {
            throw new BadText("expected an option and its value, found " + BadText.quote(value));
        }
        String option = value.substring(0, space);
        if (options.put(option, value.substring(space).trim()) != null) {
            throw new BadText("a second value of the option " + BadText.quote(option) + "; expected one");
        }
    }

    private static String hash(String value) {
        if (!Seed.isHex(value)) {
            throw new BadText("expected 64 hexadecimal digits, found " + BadText.quote(value));
        }
        return value;
    }

    private void seat(String value) {
        String expected = (names.size() + 1) + " ";
        if (!value.startsWith(expected)) {
            throw new BadText("expected the name of seat " + expected.trim() + ", found " + BadText.quote(value));
        }
        names.add(value.substring(expected.length()).trim());
    }

    private void turn(String value, int number) {
        String[] words = Split.words(value);
        int seat = number(words[0], 1, Math.max(1, names.size())) - 1;
        if (words.length == 1) {
            throw new BadText("expected the actions of seat " + (seat + 1) + ", found none");
        }
        for (int i = 1; i < words.length; i++) {
            actions.add(new MatchRecord.Played(seat, number, words[i], number));
        }
    }

    private void deal(String value) {
        String[] words = Split.words(value);
        if (words.length < 2 || words.length > 3) {
            throw new BadText("expected a seat, the hash of a seed and the seed, found " + BadText.quote(value));
        }
        int seat = number(words[0], 0, names.size()) - 1;
        Optional<Seed> dealtFrom = words.length == 3 ? Optional.of(Seed.read(words[2])) : Optional.empty();
        deals.add(new MatchRecord.Deal(actions.size(), seat, hash(words[1]), dealtFrom));
    }

    private void result(String value) {
        closed = true;
        if (value.equals("running")) {
            return;
        }
        String[] words = Split.words(value);
        if (words.length != 2) {
            throw new BadText("expected 'running', or ranks and a reason, found " + BadText.quote(value));
        }
        List<Integer> ranks = new ArrayList<>();
        for (String rank : Split.by(',', words[0])) {
            ranks.add(number(rank, 1, 9));
        }
        if (ranks.size() != names.size()) {
            throw new BadText("expected " + names.size() + " ranks, found " + ranks.size());
        }
        status = new MatchRecord.Ended(new Outcome(ranks, words[1], words[1]));
    }

    private MatchRecord record() {
        if (!start.isEmpty()) {
            expectNames(startSeats());
            return record(new Opening.FromPosition(start.toString()));
        }
        if (variant == null || seedHash.isEmpty()) {
            throw new BadText(
                    lines.length, "expected a line '" + (variant == null ? "variant" : "seed-hash") + "', found none");
        }
        expectNames(seats);
        Terms terms = new Terms(variant.id(), seats, options, first);
        variant.accepts(terms);
        return record(
                seed.isPresent()
                        ? new Opening.FromSetup(new Setup(terms, seed.get()), seedHash)
                        : new Opening.FromCommitment(terms, seedHash));
    }

    private MatchRecord record(Opening opening) {
        return new MatchRecord(game, opening, names, actions, deals, status);
    }

    private int startSeats() {
        try {
            return game.readPosition(start.toString()).seats();
        } catch (BadText e) {
            throw e.line() == 0 ? e.at(startLines.getFirst()) : e.at(startLines.get(e.line() - 1));
        }
    }

    private void expectNames(int count) {
        if (names.size() != count) {
            throw new BadText(lines.length, "expected " + count + " lines 'seat', found " + names.size());
        }
    }
}
