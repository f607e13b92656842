package cabestan.server.room;

import cabestan.server.cache.LruMap;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.MatchRepository;
import java.util.Map;

/** The matches in memory: those that were asked for last, up to a number. */
final class RoomCache {

    private final MatchRepository repository;
    private final Map<String, Room> rooms;

    RoomCache(MatchRepository repository, int most) {
        this.repository = repository;
        this.rooms = new LruMap<>(most);
    }

    /** The room of a match, which need not exist: that shows when somebody enters. */
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

    /** Nobody here looks at this match any more; a finished one need not stay. */
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
