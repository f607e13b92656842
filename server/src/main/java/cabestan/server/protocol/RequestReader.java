package cabestan.server.protocol;

import cabestan.server.protocol.RequestBody.Composition;
import cabestan.server.protocol.RequestBody.DeviceWish;
import cabestan.server.protocol.RequestBody.Join;
import cabestan.server.protocol.RequestBody.MailboxWish;
import cabestan.server.protocol.RequestBody.NewStudy;
import cabestan.server.protocol.RequestBody.Opponent;
import cabestan.server.protocol.RequestBody.Profile;
import cabestan.server.protocol.RequestBody.Saying;
import cabestan.server.protocol.RequestBody.SeatBot;
import cabestan.server.protocol.RequestBody.Silent;
import cabestan.server.protocol.RequestBody.StudyRevision;
import cabestan.server.protocol.RequestBody.Upload;
import cabestan.table.clock.ClockRule;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Reads the bodies of HTTP requests. */
public final class RequestReader {

    private static final int LONGEST_KEY = 64;
    private static final int LONGEST_NAME = 24;
    private static final int LONGEST_URL = 500;
    private static final int LONGEST_SAYING = 200;
    private static final int MOST_SEATS = 9;
    private static final int LONGEST_RECORD = 4_000_000;
    private static final int LONGEST_TITLE = 80;
    private static final int LONGEST_STUDY = 200_000;

    private RequestReader() {}

    /** @param id the id that the match will have */
    public static NewMatch newMatch(String text, String id) {
        Fields fields = Json.read(text);
        return new NewMatch(
                id,
                fields.text("game", LONGEST_KEY),
                fields.textOr("variant", LONGEST_KEY, ""),
                new TreeMap<>(fields.texts("options", 8)),
                readPlaces(fields),
                readFirst(fields),
                fields.has("clock") ? readClock(fields.fields("clock")) : new ClockRule.None(),
                fields.flag("listed"),
                fields.flagOr("chat", true),
                fields.textOr("webhook", LONGEST_URL, ""));
    }

    private static List<NewMatch.Place> readPlaces(Fields fields) {
        List<NewMatch.Place> places = new ArrayList<>();
        for (Fields place : fields.list("seats", MOST_SEATS)) {
            places.add(readPlace(place));
        }
        return places;
    }

    private static NewMatch.Place readPlace(Fields place) {
        return switch (place.text("kind", LONGEST_KEY)) {
            case "me" -> new NewMatch.Place.Me();
            case "open" -> new NewMatch.Place.Open();
            case "guest" -> new NewMatch.Place.Guest(name(place));
            case "bot" -> new NewMatch.Place.Bot(place.number("level", 1, 5));
            case "friend" -> new NewMatch.Place.Friend(place.text("person", LONGEST_KEY));
            default -> throw place.expected("kind", "me, open, guest, bot or friend");
        };
    }

    private static int readFirst(Fields fields) {
        boolean byLot = !fields.has("first") || fields.isText("first");
        if (byLot && !fields.textOr("first", LONGEST_KEY, "lot").equals("lot")) {
            throw fields.expected("first", "\"lot\" or the number of a seat");
        }
        return byLot ? -1 : fields.number("first", 1, MOST_SEATS) - 1;
    }

    private static ClockRule readClock(Fields clock) {
        return switch (clock.text("kind", LONGEST_KEY)) {
            case "none" -> new ClockRule.None(clock.numberOr("silence", 7, 30, ClockRule.None.USUAL_SILENCE));
            case "match" ->
                new ClockRule.WholeMatch(clock.number("seconds", 1, 86_400), clock.numberOr("increment", 0, 3_600, 0));
            case "turn" -> new ClockRule.EachTurn(clock.number("days", 1, 30));
            default -> throw clock.expected("kind", "none, match or turn");
        };
    }

    public static Profile profile(String text) {
        Fields fields = Json.read(text);
        return new Profile(name(fields), fields.textOr("webhook", LONGEST_URL, null));
    }

    private static String name(Fields fields) {
        String name = fields.text("name", 200).strip();
        if (name.isEmpty() || name.codePointCount(0, name.length()) > LONGEST_NAME) {
            throw fields.expected("name", "1 to " + LONGEST_NAME + " letters");
        }
        return name;
    }

    public static DeviceWish device(String text) {
        Fields fields = Json.read(text);
        boolean subscribes = fields.has("endpoint");
        return new DeviceWish(
                fields.textOr("endpoint", LONGEST_URL, null),
                subscribes ? fields.fields("keys").text("p256dh", 200) : null,
                subscribes ? fields.fields("keys").text("auth", 200) : null,
                fields.has("language") ? fields.word("language", 2) : null,
                fields.has("kinds") ? readKinds(fields) : null,
                fields.has("silent") ? readSilent(fields.fields("silent")) : null);
    }

    public static MailboxWish mailbox(String text) {
        Fields fields = Json.read(text);
        return new MailboxWish(
                fields.has("address") ? fields.text("address", LONGEST_URL).strip() : null,
                fields.has("language") ? fields.word("language", 2) : null,
                fields.has("kinds") ? readKinds(fields) : null,
                fields.has("silent") ? readSilent(fields.fields("silent")) : null);
    }

    private static List<NoticeKind> readKinds(Fields fields) {
        return fields.textList("kinds", NoticeKind.values().length, LONGEST_KEY).stream()
                .map(word -> NoticeKind.of(word)
                        .orElseThrow(() -> fields.expected("kinds", "a list of result, time, turn, offer and seat")))
                .toList();
    }

    private static Silent readSilent(Fields silent) {
        return new Silent(
                silent.textOr("from", 5, ""), silent.textOr("until", 5, ""), silent.textOr("zone", LONGEST_KEY, ""));
    }

    public static Join join(String text) {
        Fields fields = Json.read(text.isBlank() ? "{}" : text);
        return new Join(fields.textOr("key", LONGEST_KEY, ""), fields.numberOr("seat", 1, MOST_SEATS, 0) - 1);
    }

    public static SeatBot seatBot(String text) {
        Fields fields = Json.read(text);
        return new SeatBot(fields.number("seat", 1, MOST_SEATS) - 1, fields.number("level", 1, 5));
    }

    /** A body of the form {@code {days}}. */
    public static int days(String text) {
        return Json.read(text).number("days", 0, 30);
    }

    /** A body of the form {@code {seat}}, counted from 0. */
    public static int seat(String text) {
        return Json.read(text).number("seat", 1, MOST_SEATS) - 1;
    }

    /** @param id the id that the match will have here */
    public static Upload upload(String text, String id) {
        Fields fields = Json.read(text);
        return new Upload(
                id, fields.lines("record", LONGEST_RECORD), fields.has("seats") ? readPlaces(fields) : List.of());
    }

    public static Saying saying(String text) {
        Fields fields = Json.read(text);
        String id = fields.text("id", LONGEST_KEY);
        if (fields.has("phrase")) {
            return new Saying(id, "phrase", ChatWords.phrase(fields));
        }
        return fields.has("reaction")
                ? new Saying(id, "reaction", ChatWords.reaction(fields))
                : new Saying(id, "text", fields.words("text", LONGEST_SAYING));
    }

    public static NewStudy newStudy(String text) {
        Fields fields = Json.read(text);
        return new NewStudy(fields.words("title", LONGEST_TITLE), fields.lines("text", LONGEST_STUDY));
    }

    public static StudyRevision studyRevision(String text) {
        Fields fields = Json.read(text);
        return new StudyRevision(
                fields.number("version", 1, Integer.MAX_VALUE),
                fields.has("title") ? fields.words("title", LONGEST_TITLE) : null,
                fields.lines("text", LONGEST_STUDY));
    }

    public static Opponent opponent(String text) {
        Fields fields = Json.read(text);
        return new Opponent(fields.text("match", LONGEST_KEY), fields.number("seat", 1, MOST_SEATS) - 1);
    }

    /** A body of the form {@code {label}}. */
    public static String label(String text) {
        return Json.read(text).text("label", 60).strip();
    }

    /** A body of the form {@code {turns: [[action, …], …]}}. */
    public static List<List<String>> solution(String text) {
        return Json.read(text).textLists("turns", 20, 50);
    }

    public static Composition composition(String text) {
        Fields fields = Json.read(text);
        return new Composition(fields.text("title", 60).strip(), fields.lines("text", 2_000));
    }
}
