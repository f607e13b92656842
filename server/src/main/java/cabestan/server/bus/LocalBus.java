package cabestan.server.bus;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** The bus of a single node: it tells this process and nobody else. */
public final class LocalBus implements MatchBus {

    private final List<Consumer<News>> listeners = new CopyOnWriteArrayList<>();

    @Override
    public void publish(News news) {
        listeners.forEach(listener -> listener.accept(news));
    }

    @Override
    public void subscribe(Consumer<News> listener) {
        listeners.add(listener);
    }

    @Override
    public String node() {
        return "alone";
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
