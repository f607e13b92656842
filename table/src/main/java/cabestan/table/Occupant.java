package cabestan.table;

/** Who sits in a seat. */
public sealed interface Occupant {

    /** Nobody yet; {@code keptFor} is the player for whom the seat is kept, or empty. */
    record Nobody(String keptFor) implements Occupant {}

    /** A player at a device of their own; {@code name} is empty where names are kept with the players. */
    record Player(String id, String name) implements Occupant {}

    /** Somebody at the device of a player, who acts for them. */
    record Guest(String host, String name) implements Occupant {}

    /** A computer player; {@code name} is empty unless it is known by a name instead of its level. */
    record Bot(int level, String name) implements Occupant {}

    /** The word for it in texts and messages. */
    default String kind() {
        return switch (this) {
            case Nobody nobody -> "open";
            case Player player -> "player";
            case Guest guest -> "guest";
            case Bot bot -> "bot";
        };
    }

    /** The player who acts for this seat, for whom it is kept, or empty. */
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
