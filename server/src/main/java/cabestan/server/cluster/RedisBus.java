package cabestan.server.cluster;

import io.lettuce.core.RedisException;
import io.lettuce.core.RedisURI;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.TimeoutOptions;
import io.lettuce.core.cluster.ClusterClientOptions;
import io.lettuce.core.cluster.ClusterTopologyRefreshOptions;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.resource.ClientResources;
import io.lettuce.core.resource.Delay;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The bus of many nodes: sharded channels of a Redis or a cluster, which may go away and come back as it likes. */
public final class RedisBus implements Bus {

    private static final Logger LOG = LoggerFactory.getLogger(RedisBus.class);
    private static final int CHANNELS = 32;
    private static final int MOST_WAITING = 10_000;
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    private static final Duration RETRY = Duration.ofMillis(500);
    private static final Duration TEND = Duration.ofSeconds(10);

    private static final ClusterClientOptions OPTIONS = ClusterClientOptions.builder()
            .requestQueueSize(MOST_WAITING)
            .socketOptions(SocketOptions.builder().connectTimeout(PATIENCE).build())
            .timeoutOptions(TimeoutOptions.enabled(PATIENCE)) // old news are worth nothing
            .topologyRefreshOptions(ClusterTopologyRefreshOptions.builder()
                    .enablePeriodicRefresh(TEND)
                    .build())
            .build();

    private final List<Consumer<BusMessage>> listeners = new CopyOnWriteArrayList<>();
    private final String node = UUID.randomUUID().toString();
    private final RedisURI address;
    private final ClientResources resources;
    private final OutgoingBatch outgoing = new OutgoingBatch();
    private final Thread thread;
    private final Thread postman;
    private volatile RedisLink link;
    private volatile boolean closed;

    /** Refuses an address that is none; a Redis that is away is waited for in the background. */
    public RedisBus(String url) {
        this.address = read(url);
        this.resources = ClientResources.builder()
                .reconnectDelay(Delay.constant(RETRY))
                .ioThreadPoolSize(2)
                .computationThreadPoolSize(2)
                .build();
        this.thread = Thread.ofVirtual().name("bus").start(this::run);
        this.postman = Thread.ofVirtual().name("postman").start(this::carry);
    }

    private static RedisURI read(String url) {
        try {
            RedisURI address = RedisURI.create(url);
            address.setTimeout(PATIENCE);
            return address;
        } catch (IllegalArgumentException e) {
            throw new BadBusAddress("not the address of a Redis; expected redis://user:password@host:port");
        }
    }

    private void run() {
        try {
            boolean told = false;
            while (!closed && link == null) {
                try {
                    link = connect();
                    LOG.info("bus=up node={}", node);
                } catch (RedisException e) {
                    if (!told) {
                        LOG.warn(
                                "bus=away the Redis does not answer; news of other nodes come late: {}",
                                e.getMessage());
                        told = true;
                    }
                    Thread.sleep(RETRY);
                }
            }
            while (!closed) {
                Thread.sleep(TEND);
                link.tend();
            }
        } catch (InterruptedException e) {
            LOG.debug("the bus is switched off");
        }
    }

    private RedisLink connect() {
        List<String> channels =
                IntStream.range(0, CHANNELS).mapToObj(RedisBus::channel).toList();
        RedisPubSubAdapter<String, String> listener = new RedisPubSubAdapter<>() {
            @Override
            public void smessage(String channel, String text) {
                hear(text);
            }
        };
        return StandaloneRedis.leadsToCluster(resources, OPTIONS, address)
                ? new ClusteredRedis(resources, OPTIONS, address, channels, listener)
                : new StandaloneRedis(resources, OPTIONS, address, channels, listener);
    }

    private static String channel(int number) {
        return "cabestan:news:" + number;
    }

    /** One message after the other goes to the next channel, so that a cluster shares them out. */
    private void carry() {
        try {
            for (int number = 0; !closed; number++) {
                List<BusMessage> batch = outgoing.next();
                if (isUp()) {
                    link.send(channel(number % CHANNELS), BusMessageCodec.write(node, batch));
                }
            }
        } catch (InterruptedException e) {
            LOG.debug("no more news leave");
        }
    }

    private void hear(String text) {
        if (!BusMessageCodec.sender(text).equals(node)) {
            Thread.startVirtualThread(() -> BusMessageCodec.read(text).forEach(this::tell));
        }
    }

    private void tell(BusMessage message) {
        listeners.forEach(listener -> listener.accept(message));
    }

    @Override
    public void publish(BusMessage message) {
        tell(message);
        if (isUp()) {
            outgoing.add(message);
        }
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
        RedisLink open = link;
        return open != null && open.isUp();
    }

    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        postman.interrupt();
        RedisLink open = link;
        if (open != null) {
            open.close();
        }
        resources.shutdown(0, PATIENCE.toMillis(), TimeUnit.MILLISECONDS).awaitUninterruptibly(PATIENCE.toMillis());
    }
}
