package cabestan.server.live;

import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.EventFetcher;
import cabestan.server.cluster.Reconcilable;
import cabestan.server.cluster.message.BusMessage;
import cabestan.server.cluster.message.ChatSaid;
import cabestan.server.cluster.message.ConnectionsOpen;
import cabestan.server.cluster.message.FriendsChanged;
import cabestan.server.cluster.message.LimitSpent;
import cabestan.server.cluster.message.MatchChanged;
import cabestan.server.cluster.message.PlayerChanged;
import cabestan.server.cluster.message.PresenceChanged;
import cabestan.server.cluster.message.StudyChanged;
import cabestan.server.identity.Players;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.room.MatchViews;
import cabestan.server.room.Rooms;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import cabestan.table.Table;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends changes made on any node to the followers on this one. */
public final class Broadcaster implements Reconcilable, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Broadcaster.class);

    private final Rooms rooms;
    private final Followers followers;
    private final PresenceTracker presences;
    private final MatchViews views;
    private final Players players;
    private final Lobby lobby;
    private final Audience audience;
    private final EventFetcher fetcher;

    public Broadcaster(
            Rooms rooms,
            MatchRepository repository,
            Followers followers,
            PresenceTracker presences,
            MatchViews views,
            Players players,
            Lobby lobby,
            Audience audience,
            Bus bus,
            BackgroundTasks tasks) {
        this.rooms = rooms;
        this.followers = followers;
        this.presences = presences;
        this.views = views;
        this.players = players;
        this.lobby = lobby;
        this.audience = audience;
        this.fetcher = new EventFetcher(
                repository, tasks, (match, events) -> rooms.withinAfter(match, events, this::tellFollowers));
        bus.subscribe(this::receive);
    }

    /** Needed only if other nodes write to the same database. */
    public void start() {
        fetcher.start();
    }

    private void receive(BusMessage message) {
        try {
            switch (message) {
                case MatchChanged match -> receive(match);
                case PlayerChanged(String player) -> {
                    players.invalidate(player);
                    tellName(player);
                }
                case PresenceChanged presence -> {
                    if (presences.receive(presence)) {
                        tellPresence(presence.match(), null);
                        audience.changed(presence.match());
                    }
                }
                case LimitSpent spent -> {} // handled by the rate limiter
                case ConnectionsOpen open -> {} // handled by the connection limits
                case ChatSaid said -> {} // handled by the chat
                case StudyChanged study -> {} // handled by the studies
                case FriendsChanged(String player) -> followers.send(player, new ServerMessage.Friends());
            }
        } catch (StoreFailure e) {
            LOG.warn("a message could not be passed on; the reconciler will catch up: {}", e.getMessage());
        }
    }

    private void receive(MatchChanged message) {
        catchUp(message.match(), message.version());
        for (MatchChanged.Recipient recipient : message.recipients()) {
            followers.send(recipient.player(), new ServerMessage.Notice(message.match(), recipient.what()));
            if (recipient.what().equals("joined")) { // perhaps somebody who watched until now
                audience.changed(message.match());
            }
        }
        if (message.lobby()) {
            lobby.changed();
        }
        if (message.work()) {
            rooms.wakeBots();
        }
    }

    @Override
    public Map<String, Integer> versionsSeen() {
        return followers.told();
    }

    @Override
    public void announcePresence() {
        presences.announceAll();
    }

    @Override
    public void catchUp(String match, int version) {
        if (followers.isFollowed(match)) {
            rooms.withinKnown(match, table -> {
                if (table.version() < version) {
                    fetcher.fetch(match, table.version());
                } else {
                    tellFollowers(table);
                }
            });
        }
    }

    private void tellFollowers(Table table) {
        Map<Viewpoint, String> written = new HashMap<>();
        for (Subscription subscription : followers.of(table.head().id())) {
            subscription.advance(table.version(), since -> show(table, subscription.follower(), since, written));
        }
    }

    /** Followers with the same viewpoint are sent the same text: all pages of a player, and all anonymous visitors. */
    private record Viewpoint(String player, int since) {}

    /** @param written texts already sent to others */
    private void show(Table table, Follower follower, int since, Map<Viewpoint, String> written) {
        follower.tellWritten(written.computeIfAbsent(
                new Viewpoint(follower.player(), since),
                from -> Json.write(views.changed(table, from.player, from.since))));
    }

    /** Sends every match with a running clock once more, although nothing has happened in it. */
    void showClocks() {
        for (String match : followers.told().keySet()) {
            try {
                rooms.withinKnown(match, this::showClock);
            } catch (RequestRejected | StoreFailure e) {
                LOG.warn("match={} its clock could not be shown: {}", match, e.getMessage()); // the next change does
            }
        }
    }

    private void showClock(Table table) {
        if (table.deadline() > 0) {
            tellFollowers(table);
            showAgain(table, null);
        }
    }

    private void showAgain(Table table, Follower notTo) {
        Map<Viewpoint, String> written = new HashMap<>();
        for (Subscription subscription : followers.of(table.head().id())) {
            Follower follower = subscription.follower();
            if (!follower.equals(notTo)) {
                show(table, follower, table.version(), written);
            }
        }
    }

    /** Somebody started or stopped following here: the other followers and the other nodes are told. */
    void followersChanged(String match, Follower follower, boolean came) {
        if (!followers.isFollowed(match)) {
            rooms.evictIfOver(match);
        }
        presences.announce(match, came);
        if (!follower.player().isEmpty()) {
            tellPresence(match, follower);
        }
        audience.changed(match);
    }

    /** Shows the followers who is present, if that concerns somebody at the table. */
    private void tellPresence(String match, Follower about) {
        if (!followers.isFollowed(match)) {
            return;
        }
        rooms.withinKnown(match, table -> {
            tellFollowers(table); // first the changes they may have missed
            if (about == null || !table.heldBy(about.player()).isEmpty()) {
                showAgain(table, about);
            }
        });
    }

    /** Shows the tables that a player has open once more, because the player may have another name now. */
    private void tellName(String player) {
        for (String match : followers.told().keySet()) {
            if (presences.isPresent(match, player)) {
                tellPresence(match, null);
                audience.changed(match);
            }
        }
    }

    @Override
    public void close() {
        audience.close();
        fetcher.close();
    }
}
