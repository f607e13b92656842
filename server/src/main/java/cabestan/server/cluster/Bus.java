package cabestan.server.cluster;

import cabestan.server.cluster.message.BusMessage;
import java.util.function.Consumer;

/** Publishes messages to every node, to this one at once. */
public interface Bus extends AutoCloseable {

    /** Never blocks and never fails; receivers find lost messages in the store later. */
    void publish(BusMessage message);

    void subscribe(Consumer<BusMessage> listener);

    /** The name of this node, new at every start. */
    String node();

    /** Whether messages of other nodes arrive; while they do not, the store has to be polled more often. */
    boolean isUp();

    @Override
    void close();
}
