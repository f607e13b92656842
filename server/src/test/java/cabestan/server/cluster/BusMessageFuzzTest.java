package cabestan.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.game.Seed;
import cabestan.server.cluster.message.BusMessage;
import cabestan.server.cluster.message.BusMessageCodec;
import cabestan.server.cluster.message.ChatSaid;
import cabestan.server.cluster.message.ConnectionsOpen;
import cabestan.server.cluster.message.FriendsChanged;
import cabestan.server.cluster.message.LimitSpent;
import cabestan.server.cluster.message.MatchChanged;
import cabestan.server.cluster.message.PlayerChanged;
import cabestan.server.cluster.message.PresenceChanged;
import cabestan.server.cluster.message.StudyChanged;
import cabestan.server.support.Fuzzer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What other nodes say, perhaps of another version, never does harm. */
class BusMessageFuzzTest {

    private static final List<BusMessage> MESSAGES = List.of(
            new MatchChanged("m1", 4, List.of(new MatchChanged.Recipient("anna", "your-turn")), true, false),
            new PlayerChanged("anna"),
            new PresenceChanged("m1", "node", Set.of("anna"), Set.of(), 0, true),
            new PresenceChanged("m1", "node", Set.of("anna", "bert"), Set.of("bert"), 3, false),
            new ChatSaid("m1", "players", 7),
            new FriendsChanged("anna"),
            new LimitSpent("node", "making", Map.of("anna", 7)),
            new ConnectionsOpen("node", Map.of("2001:db8::/64", 30)),
            new StudyChanged("s1", 4));

    @Test
    void what_is_written_is_read_again() {
        assertEquals(MESSAGES, BusMessageCodec.read(BusMessageCodec.write("node", MESSAGES)));
    }

    @Test
    void messages_that_cannot_be_read_are_skipped() {
        new Fuzzer(List.of(BusMessageCodec.write("node", MESSAGES)), Seed.of(1))
                .feed(Integer.getInteger("inputs", 24_000) / 8, text -> {
                    BusMessageCodec.sender(text);
                    BusMessageCodec.read(text);
                });
    }
}
