package cabestan.server.cluster;

import cabestan.server.cluster.message.BusMessage;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** The bus of a single node: messages stay in this process. */
public final class LocalBus implements Bus {

    private final String node = UUID.randomUUID().toString();
    private final List<Consumer<BusMessage>> listeners = new CopyOnWriteArrayList<>();

    @Override
    public void publish(BusMessage message) {
        listeners.forEach(listener -> listener.accept(message));
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
    public void close() {
        listeners.clear();
    }
}
