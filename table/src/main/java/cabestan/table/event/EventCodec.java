package cabestan.table.event;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Split;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns events into words and back, for the database, the browser's store and saved tables.
 *
 * <p>An event is written as a kind, a seat and a detail whose meaning depends on the kind. Kinds may be added but never
 * change; an unknown kind is an error.
 */
public final class EventCodec {

    private static final String NONE = "-";

    private EventCodec() {}

    /** The stable word for the kind of event. */
    public static String kind(TableEvent event) {
        return switch (event) {
            case TableEvent.Joined e -> "joined";
            case TableEvent.Left e -> "left";
            case TableEvent.Started e -> "started";
            case TableEvent.Acted e -> "acted";
            case TableEvent.Undone e -> "undone";
            case TableEvent.Resigned e -> "resigned";
            case TableEvent.TimedOut e -> "timed-out";
            case TableEvent.DrawOffered e -> "draw-offered";
            case TableEvent.DrawDeclined e -> "draw-declined";
            case TableEvent.DrawAgreed e -> "draw-agreed";
            case TableEvent.TakeBackAsked e -> "takeback-asked";
            case TableEvent.TakeBackRefused e -> "takeback-refused";
            case TableEvent.TakeBackAgreed e -> "takeback-granted";
            case TableEvent.TakeBackGranted e -> "takeback-granted";
            case TableEvent.RematchOpened e -> "rematch";
            case TableEvent.BotTookSeat e -> "bot-took-seat";
            case TableEvent.Dealt e -> "dealt";
            case TableEvent.TimeForgiven e -> "time-forgiven";
            case TableEvent.HolidayTaken e -> "holiday";
            case TableEvent.Nudged e -> "nudged";
            case TableEvent.Closed e -> "closed";
        };
    }

    /** The detail, or empty. */
    public static String detail(TableEvent event) {
        return switch (event) {
            case TableEvent.Acted(int seat, String action) -> action;
            case TableEvent.Resigned(int seat, List<Integer> ranks) -> ranks(ranks);
            case TableEvent.TimedOut(int seat, List<Integer> ranks) -> ranks(ranks);
            case TableEvent.TakeBackGranted(int seat, int actions) -> String.valueOf(actions);
            case TableEvent.RematchOpened(int seat, String next) -> next;
            case TableEvent.BotTookSeat(int seat, int level) -> String.valueOf(level);
            case TableEvent.Dealt(int seat, Seed seed) -> seed.hex();
            case TableEvent.TimeForgiven(int seat, long millis) -> String.valueOf(millis);
            case TableEvent.HolidayTaken(int seat, long until) -> String.valueOf(until);
            case TableEvent.Closed(int seat, Outcome outcome) -> writeOutcome(outcome);
            default -> "";
        };
    }

    /** Reads an event from its words, or throws {@link BadText}. */
    public static TableEvent read(String kind, int seat, String detail) {
        return switch (kind) {
            case "joined" -> new TableEvent.Joined(seat);
            case "left" -> new TableEvent.Left(seat);
            case "started" -> new TableEvent.Started();
            case "acted" -> new TableEvent.Acted(seat, detail);
            case "undone" -> new TableEvent.Undone(seat);
            case "resigned" -> new TableEvent.Resigned(seat, readRanks(detail));
            case "timed-out" -> new TableEvent.TimedOut(seat, readRanks(detail));
            case "draw-offered" -> new TableEvent.DrawOffered(seat);
            case "draw-declined" -> new TableEvent.DrawDeclined(seat);
            case "draw-agreed" -> new TableEvent.DrawAgreed(seat);
            case "takeback-asked" -> new TableEvent.TakeBackAsked(seat);
            case "takeback-refused" -> new TableEvent.TakeBackRefused(seat);
            case "takeback-granted" ->
                detail.isEmpty()
                        ? new TableEvent.TakeBackAgreed(seat)
                        : new TableEvent.TakeBackGranted(seat, integer(detail));
            case "rematch" -> new TableEvent.RematchOpened(seat, detail);
            case "bot-took-seat" -> new TableEvent.BotTookSeat(seat, integer(detail));
            case "dealt" -> new TableEvent.Dealt(seat, Seed.read(detail));
            case "time-forgiven" -> new TableEvent.TimeForgiven(seat, number(detail));
            case "holiday" -> new TableEvent.HolidayTaken(seat, number(detail));
            case "nudged" -> new TableEvent.Nudged(seat);
            case "closed" -> new TableEvent.Closed(seat, readOutcome(detail));
            default ->
                throw BadText.fromNewerVersion(
                        0,
                        "this version of Cabestan does not know the event " + BadText.quote(kind)
                                + "; a newer one wrote it");
        };
    }

    /** The event as one line: its time, kind and seat, the player and command that caused it, and its detail. */
    public static String writeLine(LoggedEvent logged) {
        TableEvent event = logged.event();
        String detail = detail(event);
        return logged.at() + " " + kind(event) + " " + (event.seat() + 1) + " " + writeWord(logged.player()) + " "
                + writeWord(logged.command()) + (detail.isEmpty() ? "" : " " + detail);
    }

    /** Reads what {@link #writeLine} wrote. */
    public static LoggedEvent readLine(int version, String line) {
        String[] words = Split.by(' ', line, 6);
        if (words.length < 5) {
            throw new BadText("expected time, kind, seat, player and command, found " + BadText.quote(line));
        }
        TableEvent event = read(words[1], integer(words[2]) - 1, words.length > 5 ? words[5] : "");
        return new LoggedEvent(version, number(words[0]), readWord(words[3]), readWord(words[4]), event);
    }

    /** The text as a word: a dash if it is empty. */
    public static String writeWord(String text) {
        return text.isEmpty() ? NONE : text;
    }

    /** Reads what {@link #writeWord} wrote. */
    public static String readWord(String word) {
        return word.equals(NONE) ? "" : word;
    }

    public static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new BadText("expected a number, found " + BadText.quote(text));
        }
    }

    public static int integer(String text) {
        long number = number(text);
        if (number != (int) number) {
            throw new BadText("expected a smaller number, found " + BadText.quote(text));
        }
        return (int) number;
    }

    private static String ranks(List<Integer> ranks) {
        StringBuilder text = new StringBuilder();
        for (int rank : ranks) {
            text.append(text.isEmpty() ? "" : ",").append(rank);
        }
        return text.toString();
    }

    private static List<Integer> readRanks(String text) {
        List<Integer> ranks = new ArrayList<>();
        for (String rank : text.isEmpty() ? new String[0] : Split.by(',', text)) {
            ranks.add(integer(rank));
        }
        return ranks;
    }

    /** A result as ranks, code and reason. */
    public static String writeOutcome(Outcome outcome) {
        boolean wordless = outcome.reason().equals(outcome.code());
        return ranks(outcome.ranks()) + " " + outcome.code() + (wordless ? "" : " " + outcome.reason());
    }

    /** Reads what {@link #writeOutcome} wrote. */
    public static Outcome readOutcome(String text) {
        String[] words = Split.by(' ', text, 3);
        if (words.length < 2 || words[0].isEmpty()) {
            throw new BadText("expected ranks and a reason, found " + BadText.quote(text));
        }
        return new Outcome(readRanks(words[0]), words[1], words.length > 2 ? words[2] : words[1]);
    }
}
