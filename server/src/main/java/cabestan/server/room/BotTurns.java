package cabestan.server.room;

import cabestan.table.Table;

/** The scheduling of the bots' turns, as far as rooms need it. */
public interface BotTurns extends AutoCloseable {

    void start();

    /** Until when this node will think about a match in which a bot is on turn; 0 leaves the turn to any node. */
    long leaseFor(Table table);

    /** Thinks about a match whose lease this node holds. */
    void take(Table table);

    /** A match is waiting for a bot and no node has taken its lease. */
    void wake();

    /** How many matches are waiting for a bot of this node. */
    int waiting();

    @Override
    void close();
}
