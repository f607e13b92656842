package cabestan.server.cluster;

import java.util.Map;

/** What a node shows its followers, as far as it can be compared with the database. */
public interface Reconcilable {

    /** Every match that somebody follows here, with the oldest version that one of its followers has seen. */
    Map<String, Integer> versionsSeen();

    /** The match has reached this version: its followers are sent what they have not seen. */
    void catchUp(String match, int version);

    /** Tells the other nodes again who is present here. */
    void announcePresence();
}
