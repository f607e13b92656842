package cabestan.server.cluster;

import io.lettuce.core.RedisException;
import io.lettuce.core.RedisURI;
import io.lettuce.core.cluster.ClusterClientOptions;
import io.lettuce.core.cluster.RedisClusterClient;
import io.lettuce.core.cluster.SlotHash;
import io.lettuce.core.cluster.api.StatefulRedisClusterConnection;
import io.lettuce.core.cluster.models.partitions.RedisClusterNode;
import io.lettuce.core.cluster.pubsub.StatefulRedisClusterPubSubConnection;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.lettuce.core.resource.ClientResources;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A connection to a Redis cluster; each channel is subscribed at the member that owns its slot, also after the slot has moved. */
final class ClusteredRedis implements RedisLink {

    private static final Logger LOG = LoggerFactory.getLogger(ClusteredRedis.class);

    private final RedisClusterClient client;
    private final StatefulRedisClusterConnection<String, String> sending;
    private final StatefulRedisClusterPubSubConnection<String, String> receiving;
    private final List<String> channels;
    private final RedisPubSubAdapter<String, String> listener;
    private final Map<String, String> subscribedAt = new HashMap<>();
    private final Map<String, StatefulRedisPubSubConnection<String, String>> members = new HashMap<>();
    private volatile boolean up;

    ClusteredRedis(
            ClientResources resources,
            ClusterClientOptions options,
            RedisURI address,
            List<String> channels,
            RedisPubSubAdapter<String, String> listener) {
        this.channels = channels;
        this.listener = listener;
        this.client = RedisClusterClient.create(resources, address);
        client.setOptions(options);
        try {
            this.sending = client.connect();
            this.receiving = client.connectPubSub();
            subscribe();
        } catch (RuntimeException e) {
            client.shutdown();
            throw e;
        }
    }

    private synchronized void subscribe() {
        for (String channel : channels) {
            RedisClusterNode owner = client.getPartitions().getPartitionBySlot(SlotHash.getSlot(channel));
            if (owner == null) {
                throw new RedisException("no member of the cluster has the slot of " + channel);
            }
            if (!owner.getNodeId().equals(subscribedAt.get(channel))) {
                member(owner.getNodeId()).sync().ssubscribe(channel);
                subscribedAt.put(channel, owner.getNodeId());
            }
        }
        up = true;
    }

    private StatefulRedisPubSubConnection<String, String> member(String id) {
        return members.computeIfAbsent(id, member -> {
            StatefulRedisPubSubConnection<String, String> connection = receiving.getConnection(member);
            connection.addListener(listener);
            return connection;
        });
    }

    @Override
    public void send(String channel, String text) {
        sending.async().spublish(channel, text).exceptionally(lost -> {
            LOG.debug("a message was lost: {}", lost.getMessage());
            return null;
        });
    }

    @Override
    public synchronized boolean isUp() {
        return up && members.values().stream().allMatch(StatefulRedisPubSubConnection::isOpen);
    }

    @Override
    public void maintain() {
        try {
            subscribe();
        } catch (RedisException e) {
            up = false;
            LOG.warn("a channel of the bus could not be subscribed: {}", e.getMessage());
        }
    }

    @Override
    public void close() {
        client.shutdown();
    }
}
