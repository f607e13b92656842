package cabestan.server.room;

import cabestan.server.cache.LruMap;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.MatchRepository;
import cabestan.table.Table;

/** The matches in memory: the most recently used, as many as their number and their size allow. */
final class RoomCache {

    private static final long BYTES_OF_LONG_MATCH = 64_000;
    private static final int SHARE_OF_HEAP = 4;

    private final MatchRepository repository;
    private final LruMap<String, Room> rooms;
    private final long mostBytes;
    private int usesSinceCheck;
    private boolean hasNew;

    RoomCache(MatchRepository repository, int most) {
        this.repository = repository;
        this.rooms = new LruMap<>(most);
        this.mostBytes =
                Math.min(most * BYTES_OF_LONG_MATCH, Runtime.getRuntime().maxMemory() / SHARE_OF_HEAP);
    }

    /** The room of a match; whether the match exists shows only when its table is read. */
    synchronized Room of(String match) {
        if (!Secrets.isId(match)) {
            throw RequestRejected.notFound("there is no match of this name");
        }
        if (hasNew || ++usesSinceCheck > rooms.size()) {
            evictExcess();
        }
        return rooms.computeIfAbsent(match, id -> {
            hasNew = true;
            return new Room(id, repository);
        });
    }

    /**
     * A few matches can be as large as thousands of others. A match that was just read may be large; the others grow
     * slowly, so that it is enough to sum their sizes once per as many uses as there are rooms.
     */
    private void evictExcess() {
        hasNew = false;
        usesSinceCheck = 0;
        long bytes = bytes();
        while (bytes > mostBytes && rooms.size() > 1) {
            bytes -= rooms.pollFirstEntry().getValue().bytes();
        }
    }

    /** About how much memory the matches take. */
    synchronized long bytes() {
        return rooms.values().stream().mapToLong(Room::bytes).sum();
    }

    synchronized void open(Table table) {
        hasNew = true;
        rooms.put(table.head().id(), new Room(table, repository));
    }

    synchronized void forget(String match) {
        rooms.remove(match);
    }

    /** Evicts a match that nobody on this node follows any more, if it is over. */
    void evictIfOver(String match) {
        Room room;
        synchronized (this) {
            room = rooms.get(match);
        }
        if (room != null && room.isOver()) {
            forget(match);
        }
    }

    synchronized int size() {
        return rooms.size();
    }
}
