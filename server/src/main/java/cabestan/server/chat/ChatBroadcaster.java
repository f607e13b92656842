package cabestan.server.chat;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cache.LruMap;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.message.BusMessage;
import cabestan.server.cluster.message.ChatSaid;
import cabestan.server.identity.Players;
import cabestan.server.live.Follower;
import cabestan.server.live.Followers;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.room.NodeRole;
import cabestan.server.room.Rooms;
import cabestan.server.store.StoreFailure;
import cabestan.server.store.social.ChatChannel;
import cabestan.server.store.social.ChatRepository;
import cabestan.server.store.social.ChatRepository.ChatRow;
import cabestan.server.store.social.ChatRepository.Hidden;
import cabestan.server.store.social.ChatRepository.Place;
import cabestan.table.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends chat messages to the listeners on this node. The bus only announces that there is a new message; the text is
 * in the database. Now and then it polls for messages that were hidden, or whose announcement was lost.
 */
public final class ChatBroadcaster implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ChatBroadcaster.class);
    private static final Duration POLL_INTERVAL = Duration.ofSeconds(2);
    private static final Duration RECENTLY_HIDDEN = Duration.ofMinutes(1); // clocks differ, and answers may be late
    private static final int POLLS_WHILE_UP = 5;
    private static final int MOST_SHOWN = 200;

    private final boolean shared;
    private final ChatRepository repository;
    private final Rooms rooms;
    private final Players players;
    private final Followers followers;
    private final Bus bus;
    private final Listeners listeners = new Listeners();
    private final Map<Hidden, Boolean> announcedHidden = new LruMap<>(10_000);
    private final BackgroundLoop loop;
    private int round;

    public ChatBroadcaster(
            NodeRole role,
            ChatRepository repository,
            Rooms rooms,
            Players players,
            Followers followers,
            Bus bus,
            BackgroundTasks tasks) {
        this.shared = role.shared();
        this.repository = repository;
        this.rooms = rooms;
        this.players = players;
        this.followers = followers;
        this.bus = bus;
        this.loop = tasks.loop("chat", Thread.ofVirtual(), this::poll);
        bus.subscribe(this::receive);
    }

    public void start() {
        loop.start();
    }

    /** Rejects followers who do not follow the match itself; those who do may see it. */
    void mustFollow(Follower follower, String match) {
        if (!followers.follows(follower, match)) {
            throw new RequestRejected(409, "not-followed", "follow the match first");
        }
    }

    /** @param since the number of the last message that the follower has, or 0 for everything */
    void follow(Follower follower, Place place, int since) {
        Listener listener = new Listener(follower, place, since);
        listeners.add(listener); // before the store is read, so that no message in between is missed
        String me = follower.player().isEmpty() ? null : Players.person(follower.player());
        listener.advance(known -> {
            List<ChatRow> rows = repository.since(place, known, MOST_SHOWN);
            boolean isWhole = known == 0 || rows.size() == MOST_SHOWN;
            follower.tell(new ServerMessage.Chat(
                    place.match(),
                    place.channel().word(),
                    me,
                    isWhole ? null : known,
                    messages(place, rows),
                    isWhole ? List.of() : repository.hiddenUpTo(place, known)));
            return rows.isEmpty() ? known : rows.getLast().number();
        });
        if (!followers.follows(follower, place.match())) { // it may have disconnected meanwhile
            listeners.remove(follower, place.match());
        }
    }

    void unfollow(Follower follower, String match) {
        listeners.remove(follower, match);
    }

    void depart(Follower follower) {
        listeners.remove(follower);
    }

    private List<ServerMessage.ChatMessage> messages(Place place, List<ChatRow> rows) {
        Map<String, Integer> seats = new HashMap<>();
        if (place.channel() == ChatChannel.PLAYERS) {
            rooms.withinKnown(
                    place.match(),
                    table -> rows.stream()
                            .map(ChatRow::player)
                            .distinct()
                            .forEach(player -> table.heldBy(player).stream()
                                    .findFirst()
                                    .ifPresent(seat -> seats.put(player, seat + 1))));
        }
        return rows.stream()
                .filter(row -> !row.isHidden())
                .map(row -> new ServerMessage.ChatMessage(
                        row.number(),
                        Players.person(row.player()),
                        players.name(row.player()),
                        seats.get(row.player()),
                        row.kind(),
                        row.body(),
                        row.at()))
                .toList();
    }

    private void receive(BusMessage message) {
        if (message instanceof ChatSaid(String match, String channel, int number)) {
            ChatChannel.of(channel).ifPresent(known -> tryToDeliver(new Place(match, known)));
        }
    }

    private void tryToDeliver(Place place) {
        try {
            deliver(place);
        } catch (StoreFailure | RequestRejected e) {
            LOG.warn("match={} chat could not be delivered; it will be later: {}", place.match(), e.getMessage());
        }
    }

    /** Sends all listeners of this channel the messages that they do not have yet. */
    private void deliver(Place place) {
        List<Listener> here = stillInChannel(place, listeners.at(place));
        if (here.isEmpty()) {
            return;
        }
        int oldest = here.stream().mapToInt(Listener::lastSent).min().orElse(0);
        List<ChatRow> rows = repository.since(place, oldest, MOST_SHOWN);
        if (rows.isEmpty()) {
            return;
        }
        Map<Integer, String> written = new HashMap<>(); // most lack the same messages
        for (Listener listener : here) {
            listener.advance(lastSent -> {
                List<ChatRow> news =
                        rows.stream().filter(row -> row.number() > lastSent).toList();
                if (!news.isEmpty()) {
                    listener.follower()
                            .tellWritten(written.computeIfAbsent(lastSent, since -> write(place, since, news)));
                }
                return rows.getLast().number();
            });
        }
    }

    private String write(Place place, int since, List<ChatRow> rows) {
        return Json.write(new ServerMessage.Chat(
                place.match(), place.channel().word(), null, since, messages(place, rows), List.of()));
    }

    /** Those who still belong to this channel: a watcher who sits down leaves it and asks for the players' channel. */
    private List<Listener> stillInChannel(Place place, List<Listener> all) {
        List<Listener> there = new ArrayList<>();
        if (!all.isEmpty()) {
            rooms.withinKnown(
                    place.match(),
                    table -> all.stream()
                            .filter(listener -> isInChannel(table, listener))
                            .forEach(there::add));
        }
        return there;
    }

    private static boolean isInChannel(Table table, Listener listener) {
        return Chat.channelOf(table, listener.follower().player())
                == listener.place().channel();
    }

    private void poll() throws InterruptedException {
        Thread.sleep(POLL_INTERVAL);
        round++;
        Map<Place, Integer> lastSent = listeners.lastSent();
        if (lastSent.isEmpty()) {
            return;
        }
        try {
            announceHidden();
            if (shared && !bus.isUp() || round % POLLS_WHILE_UP == 0) {
                catchUp(lastSent);
            }
        } catch (StoreFailure e) {
            LOG.warn("could not poll for chat: {}", e.getMessage());
        }
    }

    private void announceHidden() {
        for (Hidden hidden : repository.hiddenSince(System.currentTimeMillis() - RECENTLY_HIDDEN.toMillis())) {
            if (announcedHidden.put(hidden, true) == null) {
                Place place = hidden.place();
                ServerMessage gone = new ServerMessage.Chat(
                        place.match(), place.channel().word(), null, 0, List.of(), List.of(hidden.number()));
                stillInChannel(place, listeners.at(place))
                        .forEach(listener -> listener.follower().tell(gone));
            }
        }
    }

    private void catchUp(Map<Place, Integer> lastSent) {
        repository
                .newest(lastSent.keySet().stream().map(Place::match).distinct().toList())
                .forEach((place, newest) -> {
                    if (lastSent.getOrDefault(place, newest) < newest) {
                        tryToDeliver(place);
                    }
                });
    }

    @Override
    public void close() {
        loop.close();
    }
}
