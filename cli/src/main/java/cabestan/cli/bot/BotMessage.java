package cabestan.cli.bot;

import cabestan.rules.game.BadText;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;

/** A line of the protocol: one JSON object, whose {@code type} says what it is. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = BotMessage.Hello.class, name = "hello"),
    @JsonSubTypes.Type(value = BotMessage.Think.class, name = "think"),
    @JsonSubTypes.Type(value = BotMessage.Stop.class, name = "stop"),
    @JsonSubTypes.Type(value = BotMessage.Quit.class, name = "quit"),
    @JsonSubTypes.Type(value = BotMessage.Answer.class, name = "answer"),
    @JsonSubTypes.Type(value = BotMessage.Failure.class, name = "error")
})
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
sealed interface BotMessage {

    int PROTOCOL = 1;

    ObjectMapper JSON = JsonMapper.builder().build();

    /** The first line of both sides; the program that asks has no name. */
    record Hello(int protocol, String name) implements BotMessage {}

    /**
     * What a seat may know, and how long it may think; needs nothing that was said before.
     *
     * @param seats how many there are
     * @param seat whose action is wanted, from 1
     * @param position what the table shows this seat, with {@code ?} for hidden things
     * @param sample a full position that this seat cannot tell from the true one
     * @param start the first position as a watcher could imagine it
     * @param record what was played since
     * @param deals when hidden things were dealt again
     * @param legal all legal actions
     * @param timeMs the most time to think, or null
     * @param nodes the most nodes to search, or null
     * @param seed of the dice that the player may use
     */
    record Think(
            String game,
            String variant,
            int seats,
            int seat,
            String position,
            String sample,
            String start,
            List<Played> record,
            List<Deal> deals,
            List<String> legal,
            Long timeMs,
            Long nodes,
            String seed)
            implements BotMessage {

        public Think {
            for (String text : new String[] {game, sample, start, seed}) {
                if (text == null) {
                    throw new BadText("expected game, sample, start and seed");
                }
            }
            record = record == null ? List.of() : List.copyOf(record);
            deals = deals == null ? List.of() : List.copyOf(deals);
        }
    }

    /** An action, and the seat that played it. */
    record Played(int seat, String action) {}

    /** After this many actions, everything that this seat could not know was dealt again; 0 is the watchers' seat. */
    record Deal(int after, int seat) {}

    /** Asks for an answer at once. */
    record Stop() implements BotMessage {}

    /** Ends the program. */
    record Quit() implements BotMessage {}

    /**
     * What the player decided.
     *
     * @param actions one or more, to be played in this order while the turn lasts and nothing hidden is shown
     * @param value the expected result, from 0 (lost) to 1 (won), or null
     * @param nodes the number of positions searched, or null
     * @param depth how far it looked ahead, or null
     * @param line how it expects the match to go on, beginning with its actions, or null
     */
    record Answer(List<String> actions, Double value, Long nodes, Integer depth, List<String> line)
            implements BotMessage {}

    /** Why a message cannot be answered. */
    record Failure(String message) implements BotMessage {}

    static BotMessage read(String line) {
        try {
            return JSON.readValue(line, BotMessage.class);
        } catch (JsonProcessingException e) {
            throw new BadText("expected a message of the protocol, found " + BadText.quote(line) + detail(e));
        }
    }

    /** What is wrong with the message, in our own words where we know it. */
    private static String detail(JsonProcessingException e) {
        return switch (e) {
            case JsonParseException parse -> ", which is not a JSON object";
            case ValueInstantiationException value
            when value.getCause() instanceof BadText bad -> "; " + bad.getMessage();
            default -> " (" + e.getOriginalMessage() + ")";
        };
    }

    default String write() {
        try {
            return JSON.writerFor(BotMessage.class).writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
