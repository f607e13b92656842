package cabestan.server.room;

/** The bots' turns as a room sees them: who may take one, and that one is waiting. */
public interface BotTurns extends AutoCloseable {

    void start();

    /** Until when this node would think about the match if a bot came on turn now; 0 leaves the turn to any node. */
    long leaseFor(String match);

    /** Thinks about a match whose lease this node holds. */
    void take(String match);

    /** A match is waiting for a bot and no node has taken its lease. */
    void wake();

    /** How many matches are waiting for a bot of this node. */
    int waiting();

    @Override
    void close();
}
