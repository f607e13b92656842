package cabestan.server.cluster;

import cabestan.server.cluster.message.BusMessage;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The listeners of a bus; one that fails affects neither the others nor the sender. */
final class BusListeners {

    private static final Logger LOG = LoggerFactory.getLogger(BusListeners.class);

    private final List<Consumer<BusMessage>> all = new CopyOnWriteArrayList<>();

    void add(Consumer<BusMessage> listener) {
        all.add(listener);
    }

    void deliver(BusMessage message) {
        for (Consumer<BusMessage> listener : all) {
            try {
                listener.accept(message);
            } catch (RuntimeException e) {
                LOG.error("message={} a listener failed", message.getClass().getSimpleName(), e);
            }
        }
    }
}
