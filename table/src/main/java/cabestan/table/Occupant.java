package cabestan.table;

/** Who sits in a seat. */
public sealed interface Occupant {

    /** Nobody yet; {@code keptFor} is the player for whom the seat is kept, or empty. */
    record Nobody(String keptFor) implements Occupant {}

    /** A player at their own device; {@code name} is empty where names are stored with the players. */
    record Player(String id, String name) implements Occupant {}

    /** Somebody at a player's device; that player acts for them. */
    record Guest(String host, String name) implements Occupant {}

    /** A computer player; {@code name} is empty unless it has a name instead of a level. */
    record Bot(int level, String name) implements Occupant {}

    /** The word for this kind of occupant in texts and messages. */
    default String kind() {
        return switch (this) {
            case Nobody nobody -> "open";
            case Player player -> "player";
            case Guest guest -> "guest";
            case Bot bot -> "bot";
        };
    }

    /** The player who acts for this seat or for whom it is kept, or empty. */
    default String player() {
        return switch (this) {
            case Nobody(String keptFor) -> keptFor;
            case Player(String id, String name) -> id;
            case Guest(String host, String name) -> host;
            case Bot bot -> "";
        };
    }

    /** The name given at this table, or empty. */
    default String name() {
        return switch (this) {
            case Nobody nobody -> "";
            case Player(String id, String name) -> name;
            case Guest(String host, String name) -> name;
            case Bot(int level, String name) -> name;
        };
    }
}
