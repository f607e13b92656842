package cabestan.server.protocol;

import java.util.List;

/** The predefined chat phrases and reactions: codes that clients show in the language of the reader. */
final class ChatWords {

    private static final List<String> PHRASES =
            List.of("hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "back", "goodbye");

    private static final List<String> REACTIONS = List.of("cheer", "laugh", "wow", "sigh", "heart");

    private ChatWords() {}

    static String phrase(Fields fields) {
        return oneOf(PHRASES, fields, "phrase");
    }

    static String reaction(Fields fields) {
        return oneOf(REACTIONS, fields, "reaction");
    }

    private static String oneOf(List<String> codes, Fields fields, String name) {
        String code = fields.text(name, 40);
        if (!codes.contains(code)) {
            throw fields.expected(name, "one of " + String.join(", ", codes));
        }
        return code;
    }
}
