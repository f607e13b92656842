package cabestan.server.bus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** News as one line of words, the sender first: names have no spaces, and a node of another version passes over what it does not know. */
final class NewsText {

    private NewsText() {}

    static String write(String sender, News news) {
        return sender + " "
                + switch (news) {
                    case MatchNews(
                            String match,
                            int version,
                            List<MatchNews.Nudge> nudges,
                            boolean lobby,
                            boolean work) ->
                        "match " + match + " " + version + " " + lobby + " " + work
                                + nudges.stream()
                                        .map(nudge -> " " + nudge.what() + "=" + nudge.player())
                                        .collect(Collectors.joining());
                    case PlayerNews(String player) -> "player " + player;
                    case Presence(String match, String node, Set<String> players, boolean wantsAnswer) ->
                        "presence " + match + " " + node + " " + wantsAnswer
                                + players.stream().map(player -> " " + player).collect(Collectors.joining());
                };
    }

    static String sender(String text) {
        return text.substring(0, Math.max(0, text.indexOf(' ')));
    }

    /** The news, or nothing when this program does not know such news. */
    static Optional<News> read(String text) {
        String[] words = text.split(" ");
        try {
            return switch (words.length < 2 ? "" : words[1]) {
                case "match" -> Optional.of(readMatch(words));
                case "player" -> Optional.of(new PlayerNews(words[2]));
                case "presence" ->
                    Optional.of(new Presence(
                            words[2],
                            words[3],
                            Set.copyOf(Arrays.asList(words).subList(5, words.length)),
                            Boolean.parseBoolean(words[4])));
                default -> Optional.empty();
            };
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static MatchNews readMatch(String[] words) {
        List<MatchNews.Nudge> nudges = new ArrayList<>();
        for (int i = 6; i < words.length; i++) {
            String[] nudge = words[i].split("=", 2);
            nudges.add(new MatchNews.Nudge(nudge[1], nudge[0]));
        }
        return new MatchNews(
                words[2],
                Integer.parseInt(words[3]),
                nudges,
                Boolean.parseBoolean(words[4]),
                Boolean.parseBoolean(words[5]));
    }
}
