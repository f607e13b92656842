package cabestan.server.cluster;

import cabestan.server.cluster.message.BusMessage;
import java.util.UUID;
import java.util.function.Consumer;

/** The bus of a single node: messages stay in this process. */
public final class LocalBus implements Bus {

    private final String node = UUID.randomUUID().toString();
    private final BusListeners listeners = new BusListeners();

    @Override
    public void publish(BusMessage message) {
        listeners.deliver(message);
    }

    @Override
    public void subscribe(Consumer<BusMessage> listener) {
        listeners.add(listener);
    }

    @Override
    public String node() {
        return node;
    }

    @Override
    public boolean isUp() {
        return false;
    }

    @Override
    public void close() {}
}
