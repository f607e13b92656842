package cabestan.server.bus;

import java.util.function.Consumer;

/** Tells every node that a match moved on; news may be late, doubled or lost, the truth is in the store. */
public interface MatchBus extends AutoCloseable {

    void publish(MatchNews news);

    void subscribe(Consumer<MatchNews> listener);

    @Override
    void close();
}
