package cabestan.server.match;

import cabestan.server.bus.MatchBus;
import cabestan.server.bus.MatchNews;
import cabestan.server.bus.News;
import cabestan.server.bus.PlayerNews;
import cabestan.server.bus.Presence;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.ServerMessage.Changed;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells the followers on this node what happened, on whichever node it happened. */
final class Herald implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Herald.class);

    private final Rooms rooms;
    private final Audience audience;
    private final Presences presences;
    private final Showing showing;
    private final Players players;
    private final Lobby lobby;
    private final Courier courier;

    Herald(
            Rooms rooms,
            MatchRepository repository,
            Audience audience,
            Presences presences,
            Showing showing,
            Players players,
            Lobby lobby,
            MatchBus bus) {
        this.rooms = rooms;
        this.audience = audience;
        this.presences = presences;
        this.showing = showing;
        this.players = players;
        this.lobby = lobby;
        this.courier =
                new Courier(repository, (match, events) -> rooms.withinAfter(match, events, this::tellFollowers));
        bus.subscribe(this::hear);
    }

    /** Only where other nodes write too is there anything to fetch. */
    void start() {
        courier.start();
    }

    private void hear(News news) {
        try {
            switch (news) {
                case MatchNews match -> hear(match);
                case PlayerNews(String player) -> players.lookAgain(player);
                case Presence presence -> {
                    if (presences.hear(presence)) {
                        tellPresence(presence.match(), null);
                    }
                }
            }
        } catch (StoreFailure e) {
            LOG.warn("news were not passed on, the sweep will: {}", e.getMessage());
        }
    }

    private void hear(MatchNews news) {
        tell(news.match(), news.version());
        news.nudges()
                .forEach(nudge -> audience.nudge(nudge.player(), new ServerMessage.Notice(news.match(), nudge.what())));
        if (news.lobby()) {
            lobby.changed();
        }
        if (news.work()) {
            rooms.thereIsWork();
        }
    }

    /** Tells all followers of a match that has reached this version what they do not know yet. */
    void tell(String match, int version) {
        if (audience.isFollowed(match)) {
            rooms.withinKnown(match, table -> {
                if (table.version() < version) {
                    courier.fetch(match, table.version());
                } else {
                    tellFollowers(table);
                }
            });
        }
    }

    private void tellFollowers(Table table) {
        for (Subscription subscription : audience.of(table.head().id())) {
            subscription.advance(
                    table.version(),
                    since -> subscription
                            .follower()
                            .tell(changed(table, subscription.follower().player(), since)));
        }
    }

    /** @param since the version the follower knows, or -1 to show everything */
    Changed changed(Table table, String player, int since) {
        boolean whole = since < 0 || since > table.version();
        return new Changed(
                table.head().id(),
                table.version(),
                whole ? null : since,
                whole ? List.of() : table.eventsSince(since),
                showing.summary(table, player),
                showing.views(table, player),
                whole ? Showing.record(table) : null);
    }

    /** Somebody came or went here: the other followers see it, and the other nodes are told. */
    void cameOrWent(String match, Follower follower, boolean came) {
        if (!audience.isFollowed(match)) {
            rooms.letGo(match);
        }
        if (!follower.player().isEmpty()) {
            presences.announce(match, came);
            tellPresence(match, follower);
        }
    }

    /** Shows the followers who is there, as far as that concerns somebody at the table. */
    private void tellPresence(String match, Follower about) {
        if (!audience.isFollowed(match)) {
            return;
        }
        rooms.withinKnown(match, table -> {
            tellFollowers(table); // first what they may have missed
            if (about == null || !table.heldBy(about.player()).isEmpty()) {
                for (Subscription other : audience.of(match)) {
                    if (!other.follower().equals(about)) {
                        other.follower().tell(changed(table, other.follower().player(), table.version()));
                    }
                }
            }
        });
    }

    @Override
    public void close() {
        courier.close();
    }
}
