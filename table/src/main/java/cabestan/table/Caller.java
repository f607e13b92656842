package cabestan.table;

/** Who gives a command. */
public sealed interface Caller {

    /** The player behind it, or empty. */
    String player();

    /** The caller's own id of the command, so that a repeated one is not carried out twice, or empty. */
    String command();

    /** The version of the table that the caller saw; what concerns no seat does not depend on it. */
    int version();

    /** Somebody outside; without a player it is a visitor, who holds no seat. */
    record Person(String player, String command, int version) implements Caller {}

    /** The site itself, which watches the clocks and acts for the bots. */
    record Site(int version) implements Caller {

        @Override
        public String player() {
            return "";
        }

        @Override
        public String command() {
            return "";
        }
    }
}
