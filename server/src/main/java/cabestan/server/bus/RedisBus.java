package cabestan.server.bus;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.ClientOptions.DisconnectedBehavior;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisException;
import io.lettuce.core.RedisURI;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.TimeoutOptions;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.lettuce.core.resource.ClientResources;
import io.lettuce.core.resource.Delay;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The bus of many nodes: sharded channels of a Redis, which may go away and come back as it likes. */
public final class RedisBus implements MatchBus {

    private static final Logger LOG = LoggerFactory.getLogger(RedisBus.class);
    private static final int CHANNELS = 32;
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final Duration RETRY = Duration.ofMillis(500);

    private final List<Consumer<News>> listeners = new CopyOnWriteArrayList<>();
    private final String node = UUID.randomUUID().toString();
    private final ClientResources resources = ClientResources.builder()
            .reconnectDelay(Delay.constant(RETRY))
            .ioThreadPoolSize(2)
            .computationThreadPoolSize(2)
            .build();
    private final RedisClient client;
    private final Thread opening;
    private volatile StatefulRedisPubSubConnection<String, String> connection;
    private volatile boolean closed;

    /** Refuses an address that is none; a Redis that is away is waited for in the background. */
    public RedisBus(String url) {
        this.client = RedisClient.create(resources, read(url));
        client.setOptions(ClientOptions.builder()
                .disconnectedBehavior(DisconnectedBehavior.REJECT_COMMANDS) // old news are worth nothing
                .socketOptions(SocketOptions.builder().connectTimeout(PATIENCE).build())
                .timeoutOptions(TimeoutOptions.enabled(PATIENCE))
                .build());
        this.opening = Thread.ofVirtual().name("bus").start(this::open);
    }

    private static RedisURI read(String url) {
        try {
            RedisURI address = RedisURI.create(url);
            address.setTimeout(PATIENCE);
            return address;
        } catch (IllegalArgumentException e) {
            throw new BadBus("not the address of a Redis; expected redis://user:password@host:port");
        }
    }

    /** Connects for the first time; from then on the client reconnects and subscribes again by itself. */
    private void open() {
        boolean told = false;
        while (!closed && connection == null) {
            try {
                StatefulRedisPubSubConnection<String, String> opened = client.connectPubSub();
                opened.addListener(new RedisPubSubAdapter<>() {
                    @Override
                    public void smessage(String channel, String text) {
                        hear(text);
                    }
                });
                for (int channel = 0; channel < CHANNELS; channel++) { // a cluster wants one slot at a time
                    opened.sync().ssubscribe(channel(channel));
                }
                connection = opened;
                LOG.info("bus=up node={}", node);
            } catch (RedisException e) {
                if (!told) {
                    LOG.warn("bus=away the Redis does not answer; news of other nodes are late: {}", e.getMessage());
                    told = true;
                }
                pause();
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(RETRY);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String channel(int number) {
        return "cabestan:news:" + number;
    }

    private void hear(String text) {
        if (!NewsText.sender(text).equals(node)) {
            NewsText.read(text).ifPresent(news -> Thread.startVirtualThread(() -> tell(news)));
        }
    }

    private void tell(News news) {
        listeners.forEach(listener -> listener.accept(news));
    }

    @Override
    public void publish(News news) {
        tell(news);
        StatefulRedisPubSubConnection<String, String> open = connection;
        if (open != null && open.isOpen()) {
            String channel = channel(Math.floorMod(news.subject().hashCode(), CHANNELS));
            open.async().spublish(channel, NewsText.write(node, news)).exceptionally(lost -> {
                LOG.debug("news were lost: {}", lost.getMessage());
                return null;
            });
        }
    }

    @Override
    public void subscribe(Consumer<News> listener) {
        listeners.add(listener);
    }

    @Override
    public String node() {
        return node;
    }

    @Override
    public boolean isUp() {
        StatefulRedisPubSubConnection<String, String> open = connection;
        return open != null && open.isOpen();
    }

    @Override
    public void close() {
        closed = true;
        opening.interrupt();
        client.shutdown(Duration.ZERO, PATIENCE);
        resources.shutdown(0, PATIENCE.toMillis(), TimeUnit.MILLISECONDS).awaitUninterruptibly(PATIENCE.toMillis());
    }
}
