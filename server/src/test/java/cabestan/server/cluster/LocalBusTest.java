package cabestan.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.cluster.message.BusMessage;
import cabestan.server.cluster.message.FriendsChanged;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The bus of a single node. */
class LocalBusTest {

    @Test
    void a_listener_that_fails_keeps_neither_the_others_from_hearing_nor_the_sender_from_going_on() {
        List<BusMessage> heard = new ArrayList<>();
        BusMessage said = new FriendsChanged("anna");
        try (LocalBus bus = new LocalBus()) {
            bus.subscribe(message -> {
                throw new IllegalStateException("a match that cannot be replayed");
            });
            bus.subscribe(heard::add);
            bus.publish(said);
        }
        assertEquals(List.of(said), heard);
    }
}
