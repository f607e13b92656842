package cabestan.server.bus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** News as lines of words, the sender's name first: names have no spaces, and a node of another version passes over what it does not know. */
final class NewsText {

    private NewsText() {}

    static String write(String sender, List<News> mail) {
        return sender + mail.stream().map(news -> "\n" + write(news)).collect(Collectors.joining());
    }

    private static String write(News news) {
        return switch (news) {
            case MatchNews(String match, int version, List<MatchNews.Nudge> nudges, boolean lobby, boolean work) ->
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
        return text.lines().findFirst().orElse("");
    }

    /** The news, without those that this program does not know. */
    static List<News> read(String text) {
        return text.lines()
                .skip(1)
                .map(line -> readLine(line.split(" ")))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<News> readLine(String[] words) {
        try {
            return switch (words[0]) {
                case "match" -> Optional.of(readMatch(words));
                case "player" -> Optional.of(new PlayerNews(words[1]));
                case "presence" ->
                    Optional.of(new Presence(
                            words[1],
                            words[2],
                            Set.copyOf(Arrays.asList(words).subList(4, words.length)),
                            Boolean.parseBoolean(words[3])));
                default -> Optional.empty();
            };
        } catch (IndexOutOfBoundsException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static MatchNews readMatch(String[] words) {
        List<MatchNews.Nudge> nudges = new ArrayList<>();
        for (int i = 5; i < words.length; i++) {
            String[] nudge = words[i].split("=", 2);
            nudges.add(new MatchNews.Nudge(nudge[1], nudge[0]));
        }
        return new MatchNews(
                words[1],
                Integer.parseInt(words[2]),
                nudges,
                Boolean.parseBoolean(words[3]),
                Boolean.parseBoolean(words[4]));
    }
}
