package cabestan.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A match as a text that can be kept, read, compared and replayed.
 *
 * @param setup how it began; its seed is null while only the hash is published, all of it null when {@code start} is set
 * @param seedHash the published hash of the seed, empty when the match began from a position
 * @param names one for each seat
 * @param start the position it began from, empty when it began from a setup
 * @param actions in notation, each with the line it stands on
 * @param deals what was dealt anew between them
 * @param result how it ended, or null while it runs
 */
public record MatchRecord(
        Game game,
        Setup setup,
        String seedHash,
        List<String> names,
        String start,
        List<Played> actions,
        List<Deal> deals,
        Outcome result) {

    private static final String HEADER = "cabestan match 1";

    /** Ways a match ends at the table without the rules saying so. */
    private static final List<String> BY_HAND = List.of("resigned", "time", "agreed-draw", "abandoned");

    /** An action, its seat, and the line of the record it stands on, 0 when it was never text. */
    public record Played(int seat, int turn, String text, int line) {}

    /** As {@link Match.Deal}; the seed is null while only its hash is published. */
    public record Deal(int after, int seat, String seedHash, Seed seed) {}

    public MatchRecord {
        names = List.copyOf(names);
        actions = List.copyOf(actions);
        deals = List.copyOf(deals);
    }

    /** The record of a match begun from a setup; with {@code publishSeed} false it carries only the seed's hash. */
    public static MatchRecord of(Match match, Setup setup, List<String> names, Outcome result, boolean publishSeed) {
        Setup shown =
                publishSeed ? setup : new Setup(setup.variant(), setup.seats(), setup.options(), setup.first(), null);
        return new MatchRecord(
                match.game(), shown, setup.seed().hash(), names, "", played(match), dealt(match, publishSeed), result);
    }

    /** The record of a match begun from a position. */
    public static MatchRecord of(Match match, List<String> names, Outcome result) {
        String start = match.start().position();
        return new MatchRecord(match.game(), null, "", names, start, played(match), dealt(match, true), result);
    }

    private static List<Played> played(Match match) {
        List<Played> played = new ArrayList<>();
        for (int i = 0; i < match.length(); i++) {
            played.add(new Played(match.seat(i), match.turn(i), match.text(i), 0));
        }
        return played;
    }

    private static List<Deal> dealt(Match match, boolean publishSeed) {
        List<Deal> dealt = new ArrayList<>();
        for (Match.Deal deal : match.deals()) {
            Seed seed = deal.seed();
            dealt.add(new Deal(deal.after(), deal.seat(), seed.hash(), publishSeed ? seed : null));
        }
        return dealt;
    }

    public String write() {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        line(text, "game", game.id());
        if (setup != null) {
            line(text, "variant", setup.variant());
            line(text, "players", "" + setup.seats());
            setup.options().forEach((key, value) -> line(text, "option", key + " " + value));
            line(text, "first", setup.first() == Setup.BY_LOT ? "lot" : "" + (setup.first() + 1));
            line(text, "seed-hash", seedHash);
            if (setup.seed() != null) {
                line(text, "seed", setup.seed().hex());
            }
        }
        for (int seat = 0; seat < names.size(); seat++) {
            line(text, "seat", (seat + 1) + " " + names.get(seat));
        }
        for (String row : start.isEmpty() ? new String[0] : start.trim().split("\n")) {
            line(text, "start", row);
        }
        writeTurns(text);
        line(text, "result", result == null ? "running" : ranks(result) + " " + result.code());
        return text.toString();
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key).append(" ".repeat(10 - key.length())).append(value).append('\n');
    }

    private void writeTurns(StringBuilder text) {
        StringBuilder row = new StringBuilder();
        writeDeals(text, 0);
        for (int i = 0; i < actions.size(); i++) {
            Played played = actions.get(i);
            row.append(row.isEmpty() ? "" : " ").append(played.text);
            boolean last = i + 1 == actions.size() || isDealtAfter(i + 1);
            if (last || actions.get(i + 1).turn != played.turn || actions.get(i + 1).seat != played.seat) {
                line(text, "turn", (played.seat + 1) + " " + row);
                row.setLength(0);
            }
            writeDeals(text, i + 1);
        }
    }

    private boolean isDealtAfter(int count) {
        for (Deal deal : deals) {
            if (deal.after == count) {
                return true;
            }
        }
        return false;
    }

    private void writeDeals(StringBuilder text, int after) {
        for (Deal deal : deals) {
            if (deal.after == after) {
                String seed = deal.seed == null ? "" : " " + deal.seed.hex();
                line(text, "deal", (deal.seat + 1) + " " + deal.seedHash + seed);
            }
        }
    }

    private static String ranks(Outcome outcome) {
        StringBuilder text = new StringBuilder();
        for (int rank : outcome.ranks()) {
            text.append(text.isEmpty() ? "" : ",").append(rank);
        }
        return text.toString();
    }

    /** Reads a record, or says what is wrong with it and where; {@code games} finds a game by its name. */
    public static MatchRecord read(String text, Function<String, Game> games) {
        return new RecordReader(text, games).read(HEADER);
    }

    /** Replays every action by the rules, or says which is the first that cannot be played, and why. */
    public Match replay() {
        Match match = begin();
        deal(match);
        for (Played played : actions) {
            State state = match.state();
            if (state.onTurn() != played.seat) {
                throw new BadText(
                        played.line,
                        state.isOver()
                                ? "the match is over before " + BadText.quote(played.text)
                                : "seat " + (state.onTurn() + 1) + " is on turn, not seat " + (played.seat + 1));
            }
            int action;
            try {
                action = state.read(played.text);
            } catch (BadText e) {
                throw e.at(played.line);
            }
            match.play(action).ifPresent(rejection -> {
                throw new BadText(played.line, BadText.quote(played.text) + " is not legal here; " + rejection);
            });
            deal(match);
        }
        return match;
    }

    /** Deals anew what was dealt at this point. */
    private void deal(Match match) {
        for (Deal deal : deals) {
            if (deal.after == match.length()) {
                match.deal(deal.seat, published(deal.seed));
            }
        }
    }

    private static Seed published(Seed seed) {
        if (seed == null) {
            throw new BadText("the seed of this match is not published yet, so it cannot be replayed");
        }
        return seed;
    }

    private Match begin() {
        if (setup == null) {
            return Match.from(game, game.readPosition(start));
        }
        published(setup.seed());
        return Match.begin(game, setup);
    }

    /** Whether the players ended the match, not the rules. */
    public boolean endsByHand() {
        return result != null && BY_HAND.contains(result.code());
    }

    /** Replays the match and checks its result and the hash of its seed. */
    public Match verify() {
        if (setup != null) {
            checkHash(setup.seed(), seedHash);
        }
        deals.forEach(deal -> checkHash(deal.seed, deal.seedHash));
        Match match = replay();
        State end = match.state();
        if (result == null || endsByHand()) {
            if (end.isOver()) {
                throw new BadText("the record says that the match "
                        + (result == null ? "is running" : "ended by '" + result.code() + "'")
                        + "; by its actions it ended: " + end.outcome().reason());
            }
        } else if (!end.isOver()) {
            throw new BadText("the record says that the match ended; by its actions it is still running");
        } else if (!end.outcome().ranks().equals(result.ranks())
                || !end.outcome().code().equals(result.code())) {
            throw new BadText("the record says " + ranks(result) + " " + result.code() + "; by its actions it is "
                    + ranks(end.outcome()) + " " + end.outcome().code());
        }
        return match;
    }

    private static void checkHash(Seed seed, String published) {
        if (seed != null && !seed.hash().equals(published)) {
            throw new BadText("the seed does not have the published hash; its hash is " + seed.hash());
        }
    }
}
