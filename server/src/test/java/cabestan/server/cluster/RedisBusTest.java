package cabestan.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.message.BusMessage;
import cabestan.server.cluster.message.MatchChanged;
import cabestan.server.cluster.message.MatchChanged.Recipient;
import cabestan.server.cluster.message.PlayerChanged;
import cabestan.server.cluster.message.PresenceChanged;
import cabestan.server.support.CapturedLog;
import cabestan.server.support.Ports;
import cabestan.server.support.Redis;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two nodes on one Redis: each receives every message once, its own included, even after an outage of Redis. */
class RedisBusTest {

    private static final BackgroundTasks TASKS = new BackgroundTasks(new SimpleMeterRegistry());

    private static final BusMessage MOVED = new MatchChanged(
            "match1", 7, List.of(new Recipient("anna", "your-turn"), new Recipient("bert", "over")), true, false);

    @TempDir
    Path folder;

    @Test
    void messages_of_all_kinds_arrive_as_sent() throws IOException, InterruptedException {
        try (Redis redis = new Redis(folder);
                RedisBus here = new RedisBus(redis.url(), TASKS);
                RedisBus there = new RedisBus(redis.url(), TASKS)) {
            BlockingQueue<BusMessage> heardHere = listen(here);
            BlockingQueue<BusMessage> heardThere = listen(there);
            awaitThat(() -> here.isUp() && there.isUp());
            List<BusMessage> all = List.of(
                    MOVED,
                    new MatchChanged("match2", 1, List.of(), false, true),
                    new PlayerChanged("anna"),
                    new PresenceChanged("match3", here.node(), Set.of("anna", "bert"), Set.of("anna"), 2, true),
                    new PresenceChanged("match4", here.node(), Set.of(), Set.of(), 0, false));
            for (BusMessage message : all) {
                here.publish(message);
                assertEquals(message, heardThere.poll(30, TimeUnit.SECONDS));
                assertEquals(message, heardHere.poll());
            }
            assertTrue(heardHere.isEmpty(), "a node receives its own message once");
        }
    }

    @Test
    void a_bus_that_is_closed_while_it_connects_ends_quietly() throws IOException, InterruptedException {
        try (CapturedLog log = CapturedLog.of("cabestan.server");
                ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            for (int millis = 0; millis < 20; millis++) {
                try (RedisBus bus = new RedisBus("redis://127.0.0.1:" + silent.getLocalPort(), TASKS)) {
                    Thread.sleep(millis);
                    assertFalse(bus.isUp());
                }
            }
            Thread.sleep(200); // for what goes on although it is closed
            assertEquals("", log.text());
        }
    }

    @Test
    void messages_published_at_once_arrive_once_each() throws IOException, InterruptedException {
        try (Redis redis = new Redis(folder);
                RedisBus here = new RedisBus(redis.url(), TASKS);
                RedisBus there = new RedisBus(redis.url(), TASKS)) {
            BlockingQueue<BusMessage> heard = listen(there);
            awaitThat(() -> here.isUp() && there.isUp());
            Set<BusMessage> said = new HashSet<>();
            for (int i = 0; i < 2000; i++) {
                said.add(new MatchChanged("match" + i, i, List.of(), false, false));
            }
            said.forEach(here::publish);
            for (int i = 0; i < 2000; i++) {
                assertTrue(said.remove(heard.poll(30, TimeUnit.SECONDS)), "neither lost nor duplicated");
            }
            int messages = Integer.parseInt(
                    redis.ask("INFO commandstats").replaceAll("(?s).*cmdstat_spublish:calls=(\\d+).*", "$1"));
            assertTrue(messages < 500, "too few changes share a message; there were " + messages);
        }
    }

    @Test
    void a_bus_waits_for_its_Redis_and_finds_it_again() throws IOException, InterruptedException {
        try (Redis redis = new Redis(folder)) {
            redis.kill();
            try (RedisBus here = new RedisBus(redis.url(), TASKS);
                    RedisBus there = new RedisBus(redis.url(), TASKS)) {
                BlockingQueue<BusMessage> heard = listen(there);
                here.publish(MOVED); // lost, which is allowed
                for (int time = 1; time <= 2; time++) {
                    redis.start();
                    awaitThat(() -> here.isUp() && there.isUp());
                    awaitMessage(here, heard);
                    redis.kill();
                    awaitThat(() -> !here.isUp() && !there.isUp());
                }
            }
        }
    }

    /** Subscriptions are restored a little later than the connection. */
    private static void awaitMessage(RedisBus from, BlockingQueue<BusMessage> heard) throws InterruptedException {
        for (int i = 0; i < 300; i++) {
            from.publish(MOVED);
            if (heard.poll(100, TimeUnit.MILLISECONDS) != null) {
                return;
            }
        }
        throw new AssertionError("no message arrived");
    }

    @Test
    void a_cluster_spreads_the_channels_over_its_members() throws IOException, InterruptedException {
        Path left = Files.createDirectory(folder.resolve("left"));
        Path right = Files.createDirectory(folder.resolve("right"));
        int leftPort = Ports.free();
        int rightPort = Ports.free();
        try (Redis one = new Redis(left, "--cluster-enabled", "yes", "--cluster-port", "" + leftPort);
                Redis two = new Redis(right, "--cluster-enabled", "yes", "--cluster-port", "" + rightPort)) {
            assertEquals("+OK", one.ask("CLUSTER ADDSLOTSRANGE 0 8191"));
            assertEquals("+OK", two.ask("CLUSTER ADDSLOTSRANGE 8192 16383"));
            assertEquals("+OK", one.ask("CLUSTER MEET 127.0.0.1 " + two.port() + " " + rightPort));
            for (Redis member : List.of(one, two)) {
                awaitThat(() -> member.ask("CLUSTER INFO").contains("cluster_state:ok"));
            }
            try (RedisBus here = new RedisBus(one.url(), TASKS);
                    RedisBus there = new RedisBus(two.url(), TASKS)) {
                BlockingQueue<BusMessage> heard = listen(there);
                awaitThat(() -> here.isUp() && there.isUp());
                for (int i = 0; i < 100; i++) {
                    BusMessage message = new PlayerChanged("player" + i);
                    here.publish(message);
                    assertEquals(message, heard.poll(30, TimeUnit.SECONDS));
                }
                for (Redis member : List.of(one, two)) {
                    assertTrue(member.ask("INFO commandstats").contains("cmdstat_spublish"), "both pass messages on");
                }
            }
        }
    }

    @Test
    void a_bad_address_is_rejected_without_showing_its_password() {
        BadBusAddress rejected = assertThrows(BadBusAddress.class, () -> new RedisBus("http://me:secret@host", TASKS));
        assertTrue(!rejected.getMessage().contains("secret"), rejected.getMessage());
    }

    private static BlockingQueue<BusMessage> listen(RedisBus bus) {
        BlockingQueue<BusMessage> heard = new LinkedBlockingQueue<>();
        bus.subscribe(heard::add);
        return heard;
    }

    private static void awaitThat(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 600 && !condition.getAsBoolean(); i++) {
            Thread.sleep(100);
        }
        assertTrue(condition.getAsBoolean());
    }
}
