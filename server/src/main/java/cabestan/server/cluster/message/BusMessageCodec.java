package cabestan.server.cluster.message;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes messages as lines of words after the sender's name; names contain no spaces, and lines of an unknown kind are skipped so that nodes of different versions can talk. */
public final class BusMessageCodec {

    /** Words after the players; older nodes take them for unknown players. */
    private static final String ANONYMOUS = "anonymous=";

    private static final String LOOKING = "looking=";

    private BusMessageCodec() {}

    public static String write(String sender, List<BusMessage> batch) {
        return sender + batch.stream().map(message -> "\n" + write(message)).collect(Collectors.joining());
    }

    private static String write(BusMessage message) {
        return switch (message) {
            case MatchChanged(
                    String match,
                    int version,
                    List<MatchChanged.Recipient> recipients,
                    boolean lobby,
                    boolean work) ->
                "match " + match + " " + version + " " + lobby + " " + work
                        + recipients.stream()
                                .map(recipient -> " " + recipient.what() + "=" + recipient.player())
                                .collect(Collectors.joining());
            case PlayerChanged(String player) -> "player " + player;
            case PresenceChanged(
                    String match,
                    String node,
                    Set<String> players,
                    Set<String> looking,
                    int anonymous,
                    boolean wantsAnswer) ->
                "presence " + match + " " + node + " " + wantsAnswer
                        + players.stream().map(player -> " " + player).collect(Collectors.joining())
                        + looking.stream().map(player -> " " + LOOKING + player).collect(Collectors.joining())
                        + (anonymous == 0 ? "" : " " + ANONYMOUS + anonymous);
            case ChatSaid(String match, String channel, int number) -> "chat " + match + " " + channel + " " + number;
            case FriendsChanged(String player) -> "friends " + player;
            case StudyChanged(String study, int version) -> "study " + study + " " + version;
            case LimitSpent(String node, String limit, Map<String, Integer> spent) ->
                "spent " + node + " " + limit + writeCounts(spent);
            case ConnectionsOpen(String node, Map<String, Integer> open) -> "open " + node + writeCounts(open);
        };
    }

    private static String writeCounts(Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .map(each -> " " + each.getValue() + "=" + each.getKey())
                .collect(Collectors.joining());
    }

    public static String sender(String text) {
        return text.lines().findFirst().orElse("");
    }

    /** The messages that this version of the program knows. */
    public static List<BusMessage> read(String text) {
        return text.lines()
                .skip(1)
                .map(line -> readLine(line.split(" ")))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<BusMessage> readLine(String[] words) {
        try {
            return switch (words[0]) {
                case "match" -> Optional.of(readMatch(words));
                case "player" -> Optional.of(new PlayerChanged(words[1]));
                case "presence" -> Optional.of(readPresence(words));
                case "chat" -> Optional.of(new ChatSaid(words[1], words[2], Integer.parseInt(words[3])));
                case "friends" -> Optional.of(new FriendsChanged(words[1]));
                case "study" -> Optional.of(new StudyChanged(words[1], Integer.parseInt(words[2])));
                case "spent" -> Optional.of(new LimitSpent(words[1], words[2], readCounts(words, 3)));
                case "open" -> Optional.of(new ConnectionsOpen(words[1], readCounts(words, 2)));
                default -> Optional.empty();
            };
        } catch (IndexOutOfBoundsException | IllegalArgumentException e) { // fewer words than expected, or no number
            return Optional.empty();
        }
    }

    private static PresenceChanged readPresence(String[] words) {
        Set<String> players = new HashSet<>();
        Set<String> looking = new HashSet<>();
        int anonymous = 0;
        for (String word : Arrays.asList(words).subList(4, words.length)) {
            if (word.startsWith(ANONYMOUS)) {
                anonymous = Integer.parseInt(word.substring(ANONYMOUS.length()));
            } else if (word.startsWith(LOOKING)) {
                looking.add(word.substring(LOOKING.length()));
            } else {
                players.add(word);
            }
        }
        return new PresenceChanged(words[1], words[2], players, looking, anonymous, Boolean.parseBoolean(words[3]));
    }

    private static Map<String, Integer> readCounts(String[] words, int first) {
        Map<String, Integer> counts = new HashMap<>();
        for (int i = first; i < words.length; i++) {
            String[] each = words[i].split("=", 2);
            counts.put(each[1], Integer.parseInt(each[0]));
        }
        return counts;
    }

    private static MatchChanged readMatch(String[] words) {
        List<MatchChanged.Recipient> recipients = new ArrayList<>();
        for (int i = 5; i < words.length; i++) {
            String[] recipient = words[i].split("=", 2);
            recipients.add(new MatchChanged.Recipient(recipient[1], recipient[0]));
        }
        return new MatchChanged(
                words[1],
                Integer.parseInt(words[2]),
                recipients,
                Boolean.parseBoolean(words[3]),
                Boolean.parseBoolean(words[4]));
    }
}
