package cabestan.server.cluster;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.message.BusMessage;
import cabestan.server.cluster.message.BusMessageCodec;
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
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The bus of several nodes: sharded channels of a Redis server or cluster, which may go down and come back at any time. */
public final class RedisBus implements Bus {

    private static final Logger LOG = LoggerFactory.getLogger(RedisBus.class);
    private static final int CHANNELS = 32;
    private static final int MOST_WAITING = 10_000;
    private static final Duration TIMEOUT = Duration.ofSeconds(2);
    private static final Duration RETRY_INTERVAL = Duration.ofMillis(500);
    private static final Duration QUIET_PERIOD = Duration.ofMillis(50); // for connections that are being opened to end
    private static final Duration MAINTENANCE_INTERVAL = Duration.ofSeconds(10);

    private static final ClusterClientOptions OPTIONS = ClusterClientOptions.builder()
            .requestQueueSize(MOST_WAITING)
            .socketOptions(SocketOptions.builder().connectTimeout(TIMEOUT).build())
            .timeoutOptions(TimeoutOptions.enabled(TIMEOUT)) // an old message is worth nothing
            .topologyRefreshOptions(ClusterTopologyRefreshOptions.builder()
                    .enablePeriodicRefresh(MAINTENANCE_INTERVAL)
                    .build())
            .build();

    private final BusListeners listeners = new BusListeners();
    private final String node = UUID.randomUUID().toString();
    private final RedisURI address;
    private final ClientResources resources;
    private final OutgoingBatch outgoing = new OutgoingBatch();
    private final BackgroundTasks tasks;
    private final BackgroundLoop connector;
    private final BackgroundLoop sender;
    private volatile RedisLink link;
    private boolean reported;
    private int sent;

    /** Throws {@link BadBusAddress} if the address cannot be read; connects in the background. */
    public RedisBus(String url, BackgroundTasks tasks) {
        this.address = address(url);
        this.resources = ClientResources.builder()
                .reconnectDelay(Delay.constant(RETRY_INTERVAL))
                .ioThreadPoolSize(2)
                .computationThreadPoolSize(2)
                .build();
        this.tasks = tasks;
        this.connector = tasks.loop("bus-connector", Thread.ofVirtual(), this::connectOrMaintain)
                .start();
        this.sender =
                tasks.loop("bus-sender", Thread.ofVirtual(), this::sendNext).start();
    }

    /** Reads an address; throws {@link BadBusAddress} if it is not that of a Redis. */
    public static RedisURI address(String url) {
        try {
            RedisURI address = RedisURI.create(url);
            address.setTimeout(TIMEOUT);
            return address;
        } catch (IllegalArgumentException e) {
            throw new BadBusAddress("not the address of a Redis; expected redis://user:password@host:port");
        }
    }

    private void connectOrMaintain() throws InterruptedException {
        if (link != null) {
            Thread.sleep(MAINTENANCE_INTERVAL);
            link.maintain();
            return;
        }
        try {
            link = connect();
            LOG.info("bus=up node={}", node);
        } catch (RedisException e) {
            if (!reported && !Thread.currentThread().isInterrupted()) { // which is how it is closed
                LOG.warn("bus=down Redis does not answer; changes on other nodes arrive late: {}", e.getMessage());
                reported = true;
            }
            Thread.sleep(RETRY_INTERVAL);
        }
    }

    private RedisLink connect() {
        List<String> channels =
                IntStream.range(0, CHANNELS).mapToObj(RedisBus::channel).toList();
        RedisPubSubAdapter<String, String> listener = new RedisPubSubAdapter<>() {
            @Override
            public void smessage(String channel, String text) {
                receive(text);
            }
        };
        return StandaloneRedis.leadsToCluster(resources, OPTIONS, address)
                ? new ClusteredRedis(resources, OPTIONS, address, channels, listener)
                : new StandaloneRedis(resources, OPTIONS, address, channels, listener);
    }

    private static String channel(int number) {
        return "cabestan:news:" + number;
    }

    /** Batches take turns on the channels, so that the members of a cluster share them. */
    private void sendNext() throws InterruptedException {
        List<BusMessage> batch = outgoing.next();
        if (isUp()) {
            link.send(channel(sent++ % CHANNELS), BusMessageCodec.write(node, batch));
        }
    }

    private void receive(String text) {
        if (!BusMessageCodec.sender(text).equals(node)) {
            tasks.once("bus-receiver", () -> BusMessageCodec.read(text).forEach(listeners::deliver));
        }
    }

    @Override
    public void publish(BusMessage message) {
        listeners.deliver(message);
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
        connector.close();
        sender.close();
        connector.join(); // it may be connecting, with the resources that are given back below
        RedisLink open = link;
        if (open != null) {
            open.close();
        }
        resources
                .shutdown(QUIET_PERIOD.toMillis(), TIMEOUT.toMillis(), TimeUnit.MILLISECONDS)
                .awaitUninterruptibly(TIMEOUT.toMillis());
    }
}
