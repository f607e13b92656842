package cabestan.rules.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A match as text that can be kept, read, compared and replayed.
 *
 * @param names one for each seat
 * @param actions in notation, each with its line in the record
 * @param deals the deals between them
 */
public record MatchRecord(
        Game game, Opening opening, List<String> names, List<Played> actions, List<Deal> deals, Status status) {

    private static final String HEADER = "cabestan match 1";

    /** The ways in which players can end a match although the rules do not. */
    private static final List<String> BY_HAND = List.of("resigned", "time", "agreed-draw", "abandoned", "silence");

    /** An action, its seat, and its line in the record, or 0 if it was never text. */
    public record Played(int seat, int turn, String text, int line) {}

    /** Like {@link Match.Deal}, but without the seed while only its hash is published. */
    public record Deal(int after, int seat, String seedHash, Optional<Seed> seed) {}

    /** Whether the match is still running. */
    public sealed interface Status {}

    /** The match is still running. */
    public record Running() implements Status {}

    /** The match is over. */
    public record Ended(Outcome outcome) implements Status {}

    public MatchRecord {
        names = List.copyOf(names);
        actions = List.copyOf(actions);
        deals = List.copyOf(deals);
    }

    /** The record of a match; while its opening keeps the seed secret, so do its deals. */
    public static MatchRecord of(Match match, Opening opening, List<String> names, Status status) {
        boolean publishSeeds = !(opening instanceof Opening.FromCommitment);
        return new MatchRecord(match.game(), opening, names, played(match), dealt(match, publishSeeds), status);
    }

    /** The status by the rules alone. */
    public static Status statusOf(Match match) {
        State state = match.state();
        return state.isOver() ? new Ended(state.outcome()) : new Running();
    }

    private static List<Played> played(Match match) {
        List<Played> played = new ArrayList<>();
        for (int i = 0; i < match.length(); i++) {
            played.add(new Played(match.seat(i), match.turn(i), match.text(i), 0));
        }
        return played;
    }

    private static List<Deal> dealt(Match match, boolean publishSeeds) {
        List<Deal> dealt = new ArrayList<>();
        for (Match.Deal deal : match.deals()) {
            Seed seed = deal.seed();
            dealt.add(new Deal(
                    deal.after(), deal.seat(), seed.hash(), publishSeeds ? Optional.of(seed) : Optional.empty()));
        }
        return dealt;
    }

    public String write() {
        StringBuilder text = new StringBuilder(HEADER).append('\n');
        line(text, "game", game.id());
        switch (opening) {
            case Opening.FromSetup(Setup setup, String seedHash) -> {
                writeTerms(text, setup.terms(), seedHash);
                line(text, "seed", setup.seed().hex());
                writeNames(text);
            }
            case Opening.FromCommitment(Terms terms, String seedHash) -> {
                writeTerms(text, terms, seedHash);
                writeNames(text);
            }
            case Opening.FromPosition(String position) -> {
                writeNames(text);
                for (String row : Split.by('\n', position.trim())) {
                    line(text, "start", row);
                }
            }
        }
        writeTurns(text);
        line(
                text,
                "result",
                switch (status) {
                    case Running() -> "running";
                    case Ended(Outcome outcome) -> ranks(outcome) + " " + outcome.code();
                });
        return text.toString();
    }

    private static void writeTerms(StringBuilder text, Terms terms, String seedHash) {
        line(text, "variant", terms.variant());
        line(text, "players", "" + terms.seats());
        terms.options().forEach((key, value) -> line(text, "option", key + " " + value));
        line(text, "first", terms.first() == Terms.BY_LOT ? "lot" : "" + (terms.first() + 1));
        line(text, "seed-hash", seedHash);
    }

    private void writeNames(StringBuilder text) {
        for (int seat = 0; seat < names.size(); seat++) {
            line(text, "seat", (seat + 1) + " " + names.get(seat));
        }
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
                String seed = deal.seed.map(shown -> " " + shown.hex()).orElse("");
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

    /** Reads a record; {@link BadText} says what is wrong and where. {@code games} finds a game by its id. */
    public static MatchRecord read(String text, Function<String, Game> games) {
        return new RecordReader(text, games).read(HEADER);
    }

    /** Replays every action by the rules; {@link BadText} names the first that cannot be played, and says why. */
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

    /** Repeats the deals at this point. */
    private void deal(Match match) {
        for (Deal deal : deals) {
            if (deal.after == match.length()) {
                if (match.onTurn() == State.NOBODY) {
                    throw new BadText("the record deals cards again after the end of the match");
                }
                match.deal(deal.seat, deal.seed.orElseThrow(MatchRecord::secret));
            }
        }
    }

    private static BadText secret() {
        return new BadText("the seed of this match is not published yet, so it cannot be replayed");
    }

    private Match begin() {
        return switch (opening) {
            case Opening.FromSetup(Setup setup, String _) -> Match.begin(game, setup);
            case Opening.FromCommitment _ -> throw secret();
            case Opening.FromPosition(String position) -> Match.from(game, game.readPosition(position));
        };
    }

    /** Whether the players ended the match, not the rules. */
    public boolean endsByHand() {
        return status instanceof Ended(Outcome outcome) && BY_HAND.contains(outcome.code());
    }

    /** Replays the match and checks its result and the hashes of its seeds. */
    public Match verify() {
        if (opening instanceof Opening.FromSetup(Setup setup, String seedHash)) {
            checkHash(setup.seed(), seedHash);
        }
        for (Deal deal : deals) {
            deal.seed.ifPresent(seed -> checkHash(seed, deal.seedHash));
        }
        Match match = replay();
        checkStatus(match.state());
        return match;
    }

    private void checkStatus(State end) {
        switch (status) {
            case Running() -> checkNotOver(end, "is running");
            case Ended(Outcome outcome) when endsByHand() -> checkNotOver(end, "ended by '" + outcome.code() + "'");
            case Ended _
            when !end.isOver() ->
                throw new BadText("the record says that the match has ended; by its actions it is still running");
            case Ended(Outcome outcome) -> checkOutcome(end.outcome(), outcome);
        }
    }

    private static void checkNotOver(State end, String said) {
        if (end.isOver()) {
            throw new BadText("the record says that the match " + said + "; by its actions it ended: "
                    + end.outcome().reason());
        }
    }

    private static void checkOutcome(Outcome actual, Outcome said) {
        if (!actual.ranks().equals(said.ranks()) || !actual.code().equals(said.code())) {
            throw new BadText("the record says " + ranks(said) + " " + said.code() + "; by its actions it is "
                    + ranks(actual) + " " + actual.code());
        }
    }

    private static void checkHash(Seed seed, String published) {
        if (!seed.hash().equals(published)) {
            throw new BadText("the seed does not have the published hash; its hash is " + seed.hash());
        }
    }
}
