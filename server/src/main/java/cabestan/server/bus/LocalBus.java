package cabestan.server.bus;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** The bus of a single node: it tells this process at once. */
public final class LocalBus implements MatchBus {

    private final List<Consumer<MatchNews>> listeners = new CopyOnWriteArrayList<>();

    @Override
    public void publish(MatchNews news) {
        listeners.forEach(listener -> listener.accept(news));
    }

    @Override
    public void subscribe(Consumer<MatchNews> listener) {
        listeners.add(listener);
    }

    @Override
    public void close() {
        listeners.clear();
    }
}
