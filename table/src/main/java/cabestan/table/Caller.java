package cabestan.table;

/** Who issues a command. */
public sealed interface Caller {

    /** The player's id, or empty. */
    String player();

    /** The caller's own id for the command, so that it is not carried out twice if repeated; or empty. */
    String command();

    /** The version of the table that the caller saw; ignored for commands that do not concern a seat. */
    int version();

    /** A client; without a player's id it is a visitor, who holds no seat. */
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
