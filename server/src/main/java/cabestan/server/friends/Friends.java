package cabestan.server.friends;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.SiteClock;
import cabestan.server.cluster.message.FriendsChanged;
import cabestan.server.identity.PlayerLocks;
import cabestan.server.identity.Players;
import cabestan.server.live.Followers;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.RequestBody.Opponent;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.room.NodeRole;
import cabestan.server.room.Rooms;
import cabestan.server.store.StoreFailure;
import cabestan.server.store.social.FriendRepository;
import cabestan.server.store.social.FriendRepository.FriendRow;
import cabestan.server.store.social.FriendRepository.Score;
import cabestan.table.Occupant;
import cabestan.table.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Friendships: one player asks after a match and the other accepts; then each sees whether the other is online and can
 * challenge them.
 */
public final class Friends implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Friends.class);
    private static final int MOST_FRIENDS = 200; // including those who have been asked
    private static final Duration INTERVAL = Duration.ofSeconds(10);
    private static final long ONLINE_MILLIS = Duration.ofSeconds(45).toMillis();
    private static final long RENEW_MILLIS = Duration.ofSeconds(20).toMillis();

    private final boolean shared;
    private final FriendRepository repository;
    private final Rooms rooms;
    private final Players players;
    private final Followers followers;
    private final Bus bus;
    private final SiteClock clock;
    private final PlayerLocks locks = new PlayerLocks();
    private final BackgroundLoop loop;

    public Friends(
            NodeRole role,
            FriendRepository repository,
            Rooms rooms,
            Players players,
            Followers followers,
            Bus bus,
            SiteClock clock,
            BackgroundTasks tasks) {
        this.shared = role.shared();
        this.repository = repository;
        this.rooms = rooms;
        this.players = players;
        this.followers = followers;
        this.bus = bus;
        this.clock = clock;
        this.loop = tasks.loop("friends", Thread.ofVirtual(), this::keepOnline);
    }

    /** Needed only if other nodes must know who is connected to this one. */
    public void start() {
        loop.start();
    }

    private void keepOnline() throws InterruptedException {
        Thread.sleep(INTERVAL);
        long now = clock.now();
        try {
            repository.keepOnline(followers.players(), now + ONLINE_MILLIS, now + ONLINE_MILLIS - RENEW_MILLIS);
        } catch (StoreFailure e) {
            LOG.warn("friends on other nodes cannot see who is here: {}", e.getMessage());
        }
    }

    /** The friends of this player, and the requests in either direction. */
    public List<Answer.Friend> of(String player) {
        List<FriendRow> rows = repository.of(player);
        List<String> others = rows.stream().map(row -> row.friendOf(player)).toList();
        Map<String, Score> scores = repository.scores(player, others);
        Set<String> elsewhere = shared ? repository.online(others, clock.now()) : Set.of();
        return rows.stream()
                .map(row -> {
                    String other = row.friendOf(player);
                    Score score = scores.getOrDefault(other, Score.NONE);
                    boolean isOnline = row.isAgreed() && (followers.isHere(other) || elsewhere.contains(other));
                    return new Answer.Friend(
                            Players.person(other),
                            players.name(other),
                            state(row, player),
                            isOnline,
                            score.won(),
                            score.drawn(),
                            score.lost());
                })
                .toList();
    }

    private static String state(FriendRow row, String player) {
        if (row.isAgreed()) {
            return "friend";
        }
        return row.asker().equals(player) ? "asked" : "asks";
    }

    /** The other players of a match, with how each is related to this player, who must have played it, too. */
    public List<Answer.Opponent> at(String match, String player) {
        List<FriendRow> rows = repository.of(player);
        return rooms.within(match, table -> {
            mustHaveSat(table, player);
            List<Answer.Opponent> opponents = new ArrayList<>();
            for (int seat = 0; seat < table.seatCount(); seat++) {
                if (table.seat(seat).occupant() instanceof Occupant.Player(String id, String name)
                        && !id.equals(player)) {
                    String state = between(rows, player, id)
                            .map(row -> state(row, player))
                            .orElse("none");
                    opponents.add(new Answer.Opponent(seat + 1, Players.person(id), state));
                }
            }
            return opponents;
        });
    }

    private static Optional<FriendRow> between(List<FriendRow> rows, String player, String other) {
        return rows.stream().filter(row -> row.friendOf(player).equals(other)).findFirst();
    }

    /**
     * Asks the player in this seat of a match that is over to become a friend, or accepts if they have asked before.
     */
    public void ask(String player, Opponent wanted) {
        String other = rooms.within(wanted.match(), table -> {
            mustHaveSat(table, player);
            if (!table.isOver()) {
                throw new RequestRejected(409, "not-over", "the match is not over yet");
            }
            if (wanted.seat() < table.seatCount()
                    && table.seat(wanted.seat()).occupant() instanceof Occupant.Player(String id, String name)
                    && !id.equals(player)
                    && players.find(id).isPresent()) {
                return id;
            }
            throw RequestRejected.notFound("nobody else sits in this seat");
        });
        askOrAgree(player, other);
    }

    private static void mustHaveSat(Table table, String player) {
        if (table.heldBy(player).isEmpty()) {
            throw RequestRejected.forbidden("only players of this match can ask each other");
        }
    }

    /** Accepts the request of somebody who has asked. */
    public void agree(String player, String person) {
        askOrAgree(player, mustBeKnown(player, person).friendOf(player));
    }

    private void askOrAgree(String player, String other) {
        locks.hold(player, () -> {
            List<FriendRow> rows = repository.of(player);
            if (between(rows, player, other).isEmpty() && countChosen(rows, player) >= MOST_FRIENDS) {
                throw new RequestRejected(
                        409, "too-many-friends", "you have " + MOST_FRIENDS + " friends; remove one first");
            }
            repository.ask(player, other, clock.now());
        });
        publishChange(player, other);
    }

    /** Not those who ask this player: anybody can do that. */
    private static long countChosen(List<FriendRow> rows, String player) {
        return rows.stream()
                .filter(row -> row.isAgreed() || row.asker().equals(player))
                .count();
    }

    /** Ends a friendship, or withdraws or declines a request. */
    public void remove(String player, String person) {
        String other = mustBeKnown(player, person).friendOf(player);
        repository.remove(player, other);
        publishChange(player, other);
    }

    private void publishChange(String player, String other) {
        bus.publish(new FriendsChanged(player));
        bus.publish(new FriendsChanged(other));
    }

    private FriendRow mustBeKnown(String player, String person) {
        return repository.of(player).stream()
                .filter(row -> Players.person(row.friendOf(player)).equals(person))
                .findFirst()
                .orElseThrow(() -> RequestRejected.notFound("this is not one of your friends"));
    }

    /** The friend for whom a seat is to be kept, by their code. */
    public String playerOf(String player, String person) {
        FriendRow row = mustBeKnown(player, person);
        if (!row.isAgreed()) {
            throw RequestRejected.forbidden("seats are kept only for friends who have accepted");
        }
        return row.friendOf(player);
    }

    @Override
    public void close() {
        loop.close();
    }
}
