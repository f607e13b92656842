package cabestan.server.room;

import cabestan.server.cache.LruMap;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.MatchRepository;
import cabestan.table.Table;
import java.util.Iterator;
import java.util.function.Predicate;

/** The matches in memory: the most recently used, as many as their number and their size allow. */
final class RoomCache {

    private static final long BYTES_OF_LONG_MATCH = 64_000;
    private static final int SHARE_OF_HEAP = 4;
    private static final int LARGE = 16; // a large match takes more than this part of all

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
     * A few matches can be as large as thousands of others. These push out each other from their half, and never the many
     * that are not; only one of them, the last that was used, may be larger than its place, as it would have to be
     * replayed for every action. A match that was just read may be large; the others grow slowly, so that it is enough
     * to sum their sizes once per as many uses as there are rooms.
     */
    private void evictExcess() {
        hasNew = false;
        usesSinceCheck = 0;
        long half = mostBytes / 2;
        long bytesOfLarge = keep(half, this::isLarge);
        keep(mostBytes - Math.min(bytesOfLarge, half), room -> !isLarge(room));
    }

    private boolean isLarge(Room room) {
        return room.bytes() > mostBytes / LARGE;
    }

    /** Evicts those of these rooms that do not fit beside the ones used after them; returns the size of the rest. */
    private long keep(long most, Predicate<Room> which) {
        long bytes = 0;
        Iterator<Room> lastUsedFirst = rooms.sequencedValues().reversed().iterator();
        while (lastUsedFirst.hasNext()) {
            Room room = lastUsedFirst.next();
            if (which.test(room)) {
                if (bytes == 0 || bytes + room.bytes() <= most) {
                    bytes += room.bytes();
                } else {
                    lastUsedFirst.remove();
                }
            }
        }
        return bytes;
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
