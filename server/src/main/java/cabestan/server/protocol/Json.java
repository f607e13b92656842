package cabestan.server.protocol;

import cabestan.server.protocol.ClientMessage.Command;
import cabestan.table.TableCommand;
import cabestan.table.TableCommand.Fresh;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.LoggedEvent;
import cabestan.table.reply.ReplyPlan;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** The only place that reads and writes JSON. */
public final class Json {

    private static final int LONGEST_KEY = 64;
    private static final int LONGEST_NAME = 24;
    private static final int LONGEST_URL = 500;
    private static final int LONGEST_SAYING = 200;
    private static final int MOST_SEATS = 9;
    private static final int LONGEST_RECORD = 4_000_000;
    private static final int LONGEST_TITLE = 80;
    private static final int LONGEST_STUDY = 200_000;

    private static final ObjectMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(16)
                            .maxNumberLength(20)
                            .build())
                    .recyclerPool(JsonRecyclerPools.newConcurrentDequePool()) // threads are virtual and short-lived
                    .build())
            .defaultPropertyInclusion(JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, null))
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    public static String write(Object message) {
        try {
            return MAPPER.writeValueAsString(message);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a message that cannot be written", e);
        }
    }

    private static Fields read(String text) {
        JsonNode node;
        try {
            node = MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw RequestRejected.badRequest("this is not JSON");
        }
        return new Fields(node, "in the message");
    }

    /** @param fresh the source of ids and keys for a rematch */
    public static ClientMessage readMessage(String text, Supplier<Fresh> fresh) {
        Fields fields = read(text);
        String type = fields.text("type", LONGEST_KEY);
        return switch (type) {
            case "follow" ->
                new ClientMessage.Follow(
                        fields.text("match", LONGEST_KEY),
                        fields.textOr("key", LONGEST_KEY, ""),
                        fields.numberOr("since", 0, Integer.MAX_VALUE, -1));
            case "follow-chat" ->
                new ClientMessage.FollowChat(
                        fields.text("match", LONGEST_KEY),
                        fields.textOr("channel", LONGEST_KEY, ""),
                        fields.numberOr("since", 0, Integer.MAX_VALUE, 0));
            case "unfollow" -> new ClientMessage.Unfollow(fields.text("match", LONGEST_KEY));
            case "lobby" -> new ClientMessage.Lobby(fields.flag("follow"), fields.flag("changes"));
            case "looking" -> new ClientMessage.Looking(fields.text("match", LONGEST_KEY), fields.flag("looking"));
            case "study" -> new ClientMessage.FollowStudy(fields.text("study", LONGEST_KEY), fields.flag("follow"));
            case "ping" -> new ClientMessage.Ping();
            default -> command(commandOf(type, fields, fresh), fields.text("match", LONGEST_KEY), fields);
        };
    }

    /** A command whose match is given by the address of the request. */
    public static Command readCommand(String text, String match, Supplier<Fresh> fresh) {
        Fields fields = read(text);
        return command(commandOf(fields.text("type", LONGEST_KEY), fields, fresh), match, fields);
    }

    /** Creates a command of this type, given its seat. */
    private static IntFunction<TableCommand> commandOf(String type, Fields fields, Supplier<Fresh> fresh) {
        return switch (type) {
            case "act" -> seat -> new TableCommand.Act(seat, fields.text("action", 200));
            case "undo" -> TableCommand.Undo::new;
            case "resign" -> TableCommand.Resign::new;
            case "offer-draw" -> TableCommand.OfferDraw::new;
            case "accept-draw" -> seat -> new TableCommand.AnswerDraw(seat, true);
            case "decline-draw" -> seat -> new TableCommand.AnswerDraw(seat, false);
            case "ask-takeback" -> TableCommand.AskTakeBack::new;
            case "grant-takeback" -> seat -> new TableCommand.AnswerTakeBack(seat, true);
            case "refuse-takeback" -> seat -> new TableCommand.AnswerTakeBack(seat, false);
            case "holiday" -> seat -> new TableCommand.TakeHoliday(seat, days(fields));
            case "nudge" -> TableCommand.Nudge::new;
            case "close-silent" -> TableCommand.CloseSilent::new;
            case "plan-replies" ->
                seat -> new TableCommand.PlanReplies(
                        seat, fields.textLists("lines", ReplyPlan.MOST_LINES, ReplyPlan.MOST_TURNS));
            case "rematch" -> seat -> new TableCommand.Rematch(seat, fresh.get());
            default -> throw RequestRejected.badRequest("no message has this type; see docs/protocol.md");
        };
    }

    private static Command command(IntFunction<TableCommand> commandOf, String match, Fields fields) {
        String id = fields.text("id", LONGEST_KEY);
        if (id.isEmpty() || id.equals(LoggedEvent.REPLY)) {
            throw fields.expected("id", "the client's own name for this command");
        }
        int version = fields.number("version", 0, Integer.MAX_VALUE);
        return new Command(id, match, version, commandOf.apply(fields.number("seat", 1, MOST_SEATS) - 1));
    }

    /** @param id the id that the match will have */
    public static NewMatch readNewMatch(String text, String id) {
        Fields fields = read(text);
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

    /** The profile a player asks for; a webhook of null is left unchanged. */
    public record Profile(String name, String webhook) {}

    public static Profile readProfile(String text) {
        Fields fields = read(text);
        return new Profile(name(fields), fields.textOr("webhook", LONGEST_URL, null));
    }

    private static String name(Fields fields) {
        String name = fields.text("name", 200).strip();
        if (name.isEmpty() || name.codePointCount(0, name.length()) > LONGEST_NAME) {
            throw fields.expected("name", "1 to " + LONGEST_NAME + " letters");
        }
        return name;
    }

    /**
     * Which notices a browser asks for while no page is open; null leaves a value unchanged.
     *
     * @param endpoint the address of its push service, which comes with both keys
     */
    public record DeviceWish(
            String endpoint, String p256dh, String auth, String language, List<NoticeKind> kinds, Silent silent) {}

    /** The hours without notices; none if they are empty. */
    public record Silent(String from, String until, String zone) {}

    public static DeviceWish readDevice(String text) {
        Fields fields = read(text);
        boolean subscribes = fields.has("endpoint");
        return new DeviceWish(
                fields.textOr("endpoint", LONGEST_URL, null),
                subscribes ? fields.fields("keys").text("p256dh", 200) : null,
                subscribes ? fields.fields("keys").text("auth", 200) : null,
                fields.has("language") ? fields.word("language", 2) : null,
                fields.has("kinds") ? readKinds(fields) : null,
                fields.has("silent") ? readSilent(fields.fields("silent")) : null);
    }

    /** Which notices a player asks for by mail, and where; null leaves a value unchanged. */
    public record MailboxWish(String address, String language, List<NoticeKind> kinds, Silent silent) {}

    public static MailboxWish readMailbox(String text) {
        Fields fields = read(text);
        return new MailboxWish(
                fields.has("address") ? fields.text("address", LONGEST_URL).strip() : null,
                fields.has("language") ? fields.word("language", 2) : null,
                fields.has("kinds") ? readKinds(fields) : null,
                fields.has("silent") ? readSilent(fields.fields("silent")) : null);
    }

    /** Reads a notice that was written to the outbox. */
    public static PlayerNotice readNotice(String text) {
        Fields fields = read(text);
        return new PlayerNotice(
                fields.text("match", LONGEST_KEY),
                fields.text("game", LONGEST_KEY),
                fields.number("version", 0, Integer.MAX_VALUE),
                fields.text("what", LONGEST_KEY),
                fields.textList("others", MOST_SEATS, LONGEST_URL),
                fields.text("language", LONGEST_KEY));
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

    /** How a player takes a seat: by an invite key, a seat, both or neither. */
    public record Join(String key, int seat) {}

    public static Join readJoin(String text) {
        Fields fields = read(text.isBlank() ? "{}" : text);
        return new Join(fields.textOr("key", LONGEST_KEY, ""), fields.numberOr("seat", 1, MOST_SEATS, 0) - 1);
    }

    public record SeatBot(int seat, int level) {}

    public static SeatBot readSeatBot(String text) {
        Fields fields = read(text);
        return new SeatBot(fields.number("seat", 1, MOST_SEATS) - 1, fields.number("level", 1, 5));
    }

    /** A body of the form {@code {days}}. */
    public static int readDays(String text) {
        return days(read(text));
    }

    private static int days(Fields fields) {
        return fields.number("days", 0, 30);
    }

    /** A body of the form {@code {seat}}, counted from 0. */
    public static int readSeat(String text) {
        return read(text).number("seat", 1, MOST_SEATS) - 1;
    }

    /**
     * A match that was begun elsewhere; without seats if the upload does not assign them.
     *
     * @param id the id that the match will have here
     */
    public record Upload(String id, String record, List<NewMatch.Place> seats) {

        public Upload {
            seats = List.copyOf(seats);
        }
    }

    /** @param id the id that the match will have here */
    public static Upload readUpload(String text, String id) {
        Fields fields = read(text);
        return new Upload(
                id, fields.lines("record", LONGEST_RECORD), fields.has("seats") ? readPlaces(fields) : List.of());
    }

    /**
     * A chat message that a player sends.
     *
     * @param id chosen by the client, so that a message sent twice appears once
     * @param kind {@code text}, {@code phrase} or {@code reaction}
     */
    public record Saying(String id, String kind, String body) {}

    public static Saying readSaying(String text) {
        Fields fields = read(text);
        String id = fields.text("id", LONGEST_KEY);
        if (fields.has("phrase")) {
            return new Saying(id, "phrase", ChatWords.phrase(fields));
        }
        return fields.has("reaction")
                ? new Saying(id, "reaction", ChatWords.reaction(fields))
                : new Saying(id, "text", fields.words("text", LONGEST_SAYING));
    }

    /** A study to be created. */
    public record NewStudy(String title, String text) {}

    public static NewStudy readNewStudy(String text) {
        Fields fields = read(text);
        return new NewStudy(fields.words("title", LONGEST_TITLE), fields.lines("text", LONGEST_STUDY));
    }

    /**
     * A change of a study.
     *
     * @param version the one that its author has seen
     * @param title or null to leave it
     */
    public record StudyRevision(int version, String title, String text) {}

    public static StudyRevision readStudyRevision(String text) {
        Fields fields = read(text);
        return new StudyRevision(
                fields.number("version", 1, Integer.MAX_VALUE),
                fields.has("title") ? fields.words("title", LONGEST_TITLE) : null,
                fields.lines("text", LONGEST_STUDY));
    }

    /** Somebody who sat at a match, by the seat, counted from 0. */
    public record Opponent(String match, int seat) {}

    public static Opponent readOpponent(String text) {
        Fields fields = read(text);
        return new Opponent(fields.text("match", LONGEST_KEY), fields.number("seat", 1, MOST_SEATS) - 1);
    }

    /** A body of the form {@code {label}}. */
    public static String readLabel(String text) {
        return read(text).text("label", 60).strip();
    }

    /** A body of the form {@code {turns: [[action, …], …]}}. */
    public static List<List<String>> readSolution(String text) {
        return read(text).textLists("turns", 20, 50);
    }

    /** A problem that somebody has composed. */
    public record Composition(String title, String text) {}

    public static Composition readComposition(String text) {
        Fields fields = read(text);
        return new Composition(fields.text("title", 60).strip(), fields.lines("text", 2_000));
    }
}
