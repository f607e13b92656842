package cabestan.server.store.social;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Who hears what is said at a match: those who sit at the table, or those who watch. */
public enum ChatChannel {
    PLAYERS,
    WATCHERS;

    /** The word for it in the database, on the bus and in messages. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<ChatChannel> of(String word) {
        return Arrays.stream(values())
                .filter(channel -> channel.word().equals(word))
                .findFirst();
    }
}
