package cabestan.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.cluster.message.BusMessage;
import cabestan.server.cluster.message.FriendsChanged;
import cabestan.server.support.CapturedLog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The bus of a single node. */
class LocalBusTest {

    @Test
    void a_listener_that_fails_affects_neither_the_others_nor_the_sender() {
        List<BusMessage> heard = new ArrayList<>();
        BusMessage said = new FriendsChanged("anna");
        try (CapturedLog log = CapturedLog.of(BusListeners.class);
                LocalBus bus = new LocalBus()) {
            bus.subscribe(message -> {
                throw new IllegalStateException("a match that cannot be replayed");
            });
            bus.subscribe(heard::add);
            bus.publish(said);
            assertTrue(log.text().contains("a match that cannot be replayed"), log.text());
        }
        assertEquals(List.of(said), heard);
    }
}
