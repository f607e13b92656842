package cabestan.server.chat;

import cabestan.server.cache.LruMap;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.SiteClock;
import cabestan.server.cluster.message.ChatSaid;
import cabestan.server.live.Follower;
import cabestan.server.protocol.ClientMessage.FollowChat;
import cabestan.server.protocol.RequestBody.Saying;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.room.Matches;
import cabestan.server.room.Rooms;
import cabestan.server.store.social.ChatChannel;
import cabestan.server.store.social.ChatRepository;
import cabestan.server.store.social.ChatRepository.NewChatRow;
import cabestan.server.store.social.ChatRepository.Place;
import cabestan.server.store.social.ReportRepository;
import cabestan.table.Table;
import java.util.Collections;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * Chat at a match: saying something, listening, and reporting what somebody said.
 *
 * <p>Players and watchers each have a channel of their own, even after the end: nobody reads what was not meant for
 * them.
 */
public final class Chat {

    private static final int MOST_SAID = 5_000; // in one channel of one match
    private static final int REMEMBERED = 10_000;

    private final boolean isOnSite;
    private final ChatRepository repository;
    private final ReportRepository reports;
    private final ChatBroadcaster broadcaster;
    private final Rooms rooms;
    private final Bus bus;
    private final SiteClock clock;
    private final Map<String, Boolean> isOn = Collections.synchronizedMap(new LruMap<>(REMEMBERED));

    /** @param isOnSite whether this site has chat at all */
    public Chat(
            boolean isOnSite,
            ChatRepository repository,
            ReportRepository reports,
            ChatBroadcaster broadcaster,
            Rooms rooms,
            Bus bus,
            SiteClock clock) {
        this.isOnSite = isOnSite;
        this.repository = repository;
        this.reports = reports;
        this.broadcaster = broadcaster;
        this.rooms = rooms;
        this.bus = bus;
        this.clock = clock;
    }

    /** The channel of this player, or of an anonymous visitor, at this table. */
    static ChatChannel channelOf(Table table, String player) {
        return table.heldBy(player).isEmpty() ? ChatChannel.WATCHERS : ChatChannel.PLAYERS;
    }

    /** Where this viewer speaks and listens; throws {@link RequestRejected} if they may not see the match. */
    private Place placeOf(String match, String player, String key) {
        return rooms.within(match, table -> {
            Matches.mustBeVisible(table, player, key);
            return new Place(match, channelOf(table, player));
        });
    }

    private boolean isOn(String match) {
        Boolean known = isOn.get(match);
        if (known == null) {
            known = repository.isOn(match);
            isOn.put(match, known);
        }
        return isOnSite && known;
    }

    /** Says something; {@code acknowledge} gets its number once it is on disk, before anybody else hears it. */
    public void say(String match, String player, String key, Saying saying, IntConsumer acknowledge) {
        Place place = placeOf(match, player, key);
        if (!isOn(match)) {
            throw new RequestRejected(409, "chat-off", "there is no chat at this match");
        }
        NewChatRow row = new NewChatRow(player, saying.id(), saying.kind(), saying.body(), clock.now());
        int number = repository
                .add(place, row, MOST_SAID)
                .orElseThrow(() -> new RequestRejected(409, "chat-full", "the chat of this match is full"));
        acknowledge.accept(number);
        bus.publish(new ChatSaid(match, place.channel().word(), number));
    }

    /** Asks the operator to look at a message that this player can read. */
    public void report(String match, String player, String key, int number) {
        Place place = placeOf(match, player, key);
        if (repository.find(place, number).isEmpty()) {
            throw RequestRejected.notFound("there is no message with this number");
        }
        reports.add(place, number, player, clock.now());
    }

    /**
     * Sends a follower of a match the messages so far and all later ones; none if the match has no chat.
     */
    public void follow(Follower follower, FollowChat wish) {
        broadcaster.mustFollow(follower, wish.match());
        if (isOn(wish.match())) {
            ChatChannel channel = rooms.within(wish.match(), table -> channelOf(table, follower.player()));
            boolean isKnown = channel.word().equals(wish.channel());
            broadcaster.follow(follower, new Place(wish.match(), channel), isKnown ? wish.since() : 0);
        }
    }

    public void unfollow(Follower follower, String match) {
        broadcaster.unfollow(follower, match);
    }

    public void depart(Follower follower) {
        broadcaster.depart(follower);
    }
}
