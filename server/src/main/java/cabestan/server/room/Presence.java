package cabestan.server.room;

/** Knows which players have a match open, on this node or any other. */
public interface Presence {

    boolean isPresent(String match, String player);
}
