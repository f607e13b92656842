package cabestan.server.room;

import cabestan.server.cache.LruMap;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.MatchRepository;
import cabestan.table.Table;
import java.util.Map;

/** The matches in memory: the most recently used, up to a limit. */
final class RoomCache {

    private final MatchRepository repository;
    private final Map<String, Room> rooms;

    RoomCache(MatchRepository repository, int most) {
        this.repository = repository;
        this.rooms = new LruMap<>(most);
    }

    /** The room of a match; whether the match exists shows only when its table is read. */
    synchronized Room of(String match) {
        if (!Secrets.isId(match)) {
            throw RequestRejected.notFound("there is no match of this name");
        }
        return rooms.computeIfAbsent(match, id -> new Room(id, repository));
    }

    synchronized void open(Table table) {
        rooms.put(table.head().id(), new Room(table, repository));
    }

    synchronized void forget(String match) {
        rooms.remove(match);
    }

    /** Nobody here follows this match any more; a finished one need not stay in memory. */
    void letGo(String match) {
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
