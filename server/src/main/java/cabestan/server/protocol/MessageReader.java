package cabestan.server.protocol;

import cabestan.server.protocol.ClientMessage.Command;
import cabestan.table.TableCommand;
import cabestan.table.TableCommand.Fresh;
import cabestan.table.event.LoggedEvent;
import cabestan.table.reply.ReplyPlan;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Reads what clients send over their sockets, and commands that come by HTTP. */
public final class MessageReader {

    private static final int LONGEST_KEY = 64;
    private static final int LONGEST_ACTION = 200;
    private static final int MOST_SEATS = 9;
    private static final int MOST_DAYS = 30; // of a holiday

    private MessageReader() {}

    /** @param fresh the source of ids and keys for a rematch */
    public static ClientMessage message(String text, Supplier<Fresh> fresh) {
        Fields fields = Json.read(text);
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
    public static Command command(String text, String match, Supplier<Fresh> fresh) {
        Fields fields = Json.read(text);
        return command(commandOf(fields.text("type", LONGEST_KEY), fields, fresh), match, fields);
    }

    /** Creates a command of this type, given its seat. */
    private static IntFunction<TableCommand> commandOf(String type, Fields fields, Supplier<Fresh> fresh) {
        return switch (type) {
            case "act" -> seat -> new TableCommand.Act(seat, fields.text("action", LONGEST_ACTION));
            case "undo" -> TableCommand.Undo::new;
            case "resign" -> TableCommand.Resign::new;
            case "offer-draw" -> TableCommand.OfferDraw::new;
            case "accept-draw" -> seat -> new TableCommand.AnswerDraw(seat, true);
            case "decline-draw" -> seat -> new TableCommand.AnswerDraw(seat, false);
            case "ask-takeback" -> TableCommand.AskTakeBack::new;
            case "grant-takeback" -> seat -> new TableCommand.AnswerTakeBack(seat, true);
            case "refuse-takeback" -> seat -> new TableCommand.AnswerTakeBack(seat, false);
            case "holiday" -> seat -> new TableCommand.TakeHoliday(seat, fields.number("days", 0, MOST_DAYS));
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
}
