package cabestan.server.live;

import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.Summary;
import cabestan.server.room.MatchViews;
import cabestan.server.room.Matches;
import cabestan.server.room.NodeRole;
import cabestan.server.room.Rooms;
import cabestan.server.store.StoreFailure;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What a connected follower can do: follow a match or the lobby, stop following, and leave. */
public final class Subscriptions {

    private static final Logger LOG = LoggerFactory.getLogger(Subscriptions.class);
    private static final int MOST_FOLLOWED = 50;

    private final boolean shared;
    private final Rooms rooms;
    private final Followers followers;
    private final PresenceTracker presences;
    private final Broadcaster broadcaster;
    private final MatchViews views;
    private final Lobby lobby;

    public Subscriptions(
            NodeRole role,
            Rooms rooms,
            Followers followers,
            PresenceTracker presences,
            Broadcaster broadcaster,
            MatchViews views,
            Lobby lobby) {
        this.shared = role.shared();
        this.rooms = rooms;
        this.followers = followers;
        this.presences = presences;
        this.broadcaster = broadcaster;
        this.views = views;
        this.lobby = lobby;
    }

    /** Whether other nodes may serve the same matches. */
    public boolean isShared() {
        return shared;
    }

    public void arrive(Follower follower) {
        followers.arrive(follower);
    }

    public void depart(Follower follower) {
        var followed = followers.depart(follower);
        lobby.unfollow(follower);
        for (String match : followed) {
            try {
                broadcaster.followersChanged(match, follower, false);
            } catch (RequestRejected | StoreFailure e) { // leaving must not fail
                LOG.warn("match={} nobody was told that somebody left: {}", match, e.getMessage());
            }
        }
    }

    /** @param since the version the follower knows, or -1 for everything */
    public void follow(Follower follower, String match, String key, int since) {
        if (followers.countFollowed(follower) >= MOST_FOLLOWED) {
            throw new RequestRejected(
                    429, "too-many", "a page can follow " + MOST_FOLLOWED + " matches; unfollow one first");
        }
        rooms.within(match, table -> {
            Matches.mustBeVisible(table, follower.player(), key);
            followers.follow(match, follower, table.version());
            follower.tell(views.changed(table, follower.player(), since));
            return null;
        });
        broadcaster.followersChanged(match, follower, true);
    }

    public void unfollow(Follower follower, String match) {
        followers.unfollow(match, follower);
        broadcaster.followersChanged(match, follower, false);
    }

    /** A player has started or stopped looking at a followed match. */
    public void look(Follower follower, String match, boolean looking) {
        if (followers.look(match, follower, looking)) {
            presences.announce(match, false);
        }
    }

    /** @param changes whether the follower wants to be sent only what changes */
    public void followLobby(Follower follower, boolean changes) {
        lobby.follow(follower, changes);
    }

    public void unfollowLobby(Follower follower) {
        lobby.unfollow(follower);
    }

    public List<Summary> lobby(String player) {
        return lobby.tables(player);
    }

    /** Tells every page that the server is going down and when to come back. */
    public void announceShutdown(int retryMillis) {
        followers.everybody().forEach(follower -> follower.tell(new ServerMessage.Bye(retryMillis)));
    }

    /** Tells every page that clocks stand still because the site is away; afterwards pages learn how they stand. */
    public void siteAway(boolean away) {
        followers.everybody().forEach(follower -> follower.tell(new ServerMessage.SiteAway(away)));
        if (!away) {
            broadcaster.showClocks();
        }
    }

    public int connected() {
        return followers.size();
    }
}
