package cabestan.server.match;

import cabestan.server.protocol.Refusal;
import cabestan.server.store.MatchRepository;
import java.util.LinkedHashMap;
import java.util.Map;

/** The matches in memory: those that were asked for last, up to a number. */
final class OpenRooms {

    private final MatchRepository repository;
    private final Map<String, MatchRoom> rooms;

    OpenRooms(MatchRepository repository, int most) {
        this.repository = repository;
        this.rooms = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, MatchRoom> eldest) {
                return size() > most;
            }
        };
    }

    /** The room of a match, which need not exist: that shows when somebody enters. */
    synchronized MatchRoom of(String match) {
        if (!Keys.isId(match)) {
            throw Refusal.notFound("there is no match of this name");
        }
        return rooms.computeIfAbsent(match, id -> new MatchRoom(id, repository));
    }

    synchronized void open(Table table) {
        rooms.put(table.head().id(), new MatchRoom(table, repository));
    }

    synchronized void forget(String match) {
        rooms.remove(match);
    }

    /** Nobody here looks at this match any more; a finished one need not stay. */
    void letGo(String match) {
        MatchRoom room;
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
