package cabestan.server.protocol;

import cabestan.rules.game.Gesture;
import cabestan.rules.game.Rejection;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;

/** A message from the server to a follower; seats count from 1 here. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ServerMessage.Accepted.class, name = "accepted"),
    @JsonSubTypes.Type(value = ServerMessage.Rejected.class, name = "rejected"),
    @JsonSubTypes.Type(value = ServerMessage.Changed.class, name = "changed"),
    @JsonSubTypes.Type(value = ServerMessage.Lobby.class, name = "lobby"),
    @JsonSubTypes.Type(value = ServerMessage.LobbyChanged.class, name = "lobby-changed"),
    @JsonSubTypes.Type(value = ServerMessage.Notice.class, name = "notice"),
    @JsonSubTypes.Type(value = ServerMessage.Chat.class, name = "chat"),
    @JsonSubTypes.Type(value = ServerMessage.Watchers.class, name = "watchers"),
    @JsonSubTypes.Type(value = ServerMessage.Friends.class, name = "friends"),
    @JsonSubTypes.Type(value = ServerMessage.Study.class, name = "study"),
    @JsonSubTypes.Type(value = ServerMessage.Error.class, name = "error"),
    @JsonSubTypes.Type(value = ServerMessage.Meet.class, name = "meet"),
    @JsonSubTypes.Type(value = ServerMessage.SiteAway.class, name = "site-away"),
    @JsonSubTypes.Type(value = ServerMessage.Bye.class, name = "bye"),
    @JsonSubTypes.Type(value = ServerMessage.Pong.class, name = "pong")
})
public sealed interface ServerMessage {

    /** The command was carried out and is on disk. */
    record Accepted(String id, String match, int version) implements ServerMessage {}

    /** The command was not carried out; the views show the current state. */
    record Rejected(String id, String match, int version, String code, String rule, String reason, List<SeatView> views)
            implements ServerMessage {

        public static Rejected of(ClientMessage.Command command, int version, Rejection why, List<SeatView> views) {
            return new Rejected(command.id(), command.match(), version, why.code(), why.rule(), why.reason(), views);
        }
    }

    /**
     * A match changed, or is shown for the first time.
     *
     * @param since the version the events follow, or null when everything is sent
     * @param record all actions, or null when the client has those up to {@code since}
     */
    record Changed(
            String match,
            int version,
            Integer since,
            List<Event> events,
            Summary summary,
            List<SeatView> views,
            List<Entry> record)
            implements ServerMessage {}

    record Lobby(List<Summary> tables) implements ServerMessage {}

    /**
     * What is different in the lobby, as everybody sees it.
     *
     * @param tables that are new or have changed
     * @param gone the ids of those that have left it
     */
    record LobbyChanged(List<Summary> tables, List<String> gone) implements ServerMessage {

        @JsonIgnore
        public boolean isNone() {
            return tables.isEmpty() && gone.isEmpty();
        }
    }

    /**
     * @param what {@code your-turn}, {@code over}, {@code started}, {@code joined}, {@code offer}, {@code nudge} or
     *     {@code invited}
     */
    record Notice(String match, String what) implements ServerMessage {}

    /**
     * Chat messages of a match.
     *
     * @param channel {@code players} or {@code watchers}
     * @param me the code of the reader among the authors, or null if it has not changed
     * @param since the number the messages follow, or null when these are all that are shown
     * @param hidden the numbers of earlier messages that are not shown any more
     */
    record Chat(
            String match, String channel, String me, Integer since, List<ChatMessage> messages, List<Integer> hidden)
            implements ServerMessage {}

    /** Who watches a match, sent to those who sit there: names, and how many others. */
    record Watchers(String match, List<String> names, int others) implements ServerMessage {}

    /** The player's friends have changed. */
    record Friends() implements ServerMessage {}

    /**
     * A study has this version now.
     *
     * @param version what to ask for, or 0 if the study was removed
     */
    record Study(String study, int version) implements ServerMessage {}

    /** The server could not read or grant something other than a command. */
    @SuppressWarnings("AvoidCommonTypeNames") // the name in the protocol
    record Error(String code, String reason, String match) implements ServerMessage {}

    /** Asks a page of a multi-node site to reconnect with this match in the address, so that its followers meet at one node. */
    record Meet(String match) implements ServerMessage {}

    /** The site cannot take actions now, or can again; clocks do not run meanwhile. */
    record SiteAway(boolean away) implements ServerMessage {}

    record Bye(int retryMs) implements ServerMessage {}

    record Pong() implements ServerMessage {}

    /**
     * An event of a match.
     *
     * @param length the number of actions in the record after it, or null when it does not change that
     * @param turn the turn in which the action was played, or null
     * @param next the match of a rematch
     */
    record Event(
            int version, String kind, int seat, Gesture gesture, Integer length, Integer turn, String next, long at) {}

    /**
     * Something that was said.
     *
     * @param person a code for who said it, the same at every match
     * @param seat of who said it, or null for a watcher
     * @param kind {@code text}, {@code phrase} or {@code reaction}
     * @param body the text, or the code of the phrase or reaction
     */
    record ChatMessage(int number, String person, String name, Integer seat, String kind, String body, long at) {}

    /** An action in the record. */
    record Entry(int seat, int turn, String text) {}

    /** What one seat sees and may do; seat 0 is the watchers'. */
    record SeatView(int seat, String position, List<Gesture> legal, int undoable) {}
}
