package cabestan.server.cluster;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisURI;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.lettuce.core.resource.ClientResources;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A connection to a single Redis; the client reconnects and resubscribes by itself. */
final class StandaloneRedis implements RedisLink {

    private static final Logger LOG = LoggerFactory.getLogger(StandaloneRedis.class);

    private final RedisClient client;
    private final StatefulRedisPubSubConnection<String, String> connection;

    StandaloneRedis(
            ClientResources resources,
            ClientOptions options,
            RedisURI address,
            List<String> channels,
            RedisPubSubAdapter<String, String> listener) {
        this.client = RedisClient.create(resources, address);
        client.setOptions(options);
        try {
            this.connection = client.connectPubSub();
            connection.addListener(listener);
            channels.forEach(channel -> connection.sync().ssubscribe(channel));
        } catch (RuntimeException e) {
            client.shutdown();
            throw e;
        }
    }

    /** Whether the Redis at this address is part of a cluster. */
    static boolean leadsToCluster(ClientResources resources, ClientOptions options, RedisURI address) {
        try (RedisClient asking = RedisClient.create(resources, address)) {
            asking.setOptions(options);
            try (StatefulRedisConnection<String, String> connection = asking.connect()) {
                return connection.sync().info("cluster").contains("cluster_enabled:1");
            }
        }
    }

    @Override
    public void send(String channel, String text) {
        connection.async().spublish(channel, text).exceptionally(lost -> {
            LOG.debug("a message was lost: {}", lost.getMessage());
            return null;
        });
    }

    @Override
    public boolean isUp() {
        return connection.isOpen();
    }

    @Override
    public void maintain() {}

    @Override
    public void close() {
        client.shutdown();
    }
}
