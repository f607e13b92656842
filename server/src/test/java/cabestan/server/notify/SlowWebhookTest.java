package cabestan.server.notify;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Whoever takes long to answer, or never does, holds up nobody else, and whoever answers at once is sent everything at once. */
class SlowWebhookTest extends ServerTest {

    private static final String GOOD = "HTTP/1.1 204 No Content\r\n\r\n";
    private static final String AWAY = "HTTP/1.1 503 Busy\r\nRetry-After: 3600\r\n\r\n";

    @Override
    protected ServerOptions options() {
        return super.options().withPrivateWebhooks(true);
    }

    /** Two notices go to this address, of the start of a match and of the turn. */
    private static void makeMatch(Client player, String address) {
        player.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}],"
                + "\"webhook\":\"" + address + "\"}");
    }

    /** More notices wait for it than are sent at once. */
    @Test
    void an_address_that_never_answers_takes_only_its_own_lane() throws IOException, InterruptedException {
        try (Address dead = new Address(Address::listenForever);
                Address chat = new Address(caller -> Address.answer(caller, GOOD))) {
            Client bert = player("Bert");
            for (int i = 0; i < 150; i++) {
                makeMatch(bert, dead.http());
            }
            await(() -> dead.mostAtOnce() > 0);
            makeMatch(player("Anna"), chat.http());
            chat.awaitEnds(1);
            assertTrue(dead.mostAtOnce() <= 32, dead.mostAtOnce() + " attempts at once at the dead address");
        }
    }

    /** Together their lanes are as wide as everything that is sent at once, and more waits for them than is read at once. */
    @Test
    void many_addresses_that_never_answer_hold_up_nobody_else() throws IOException, InterruptedException {
        List<Address> dead = new ArrayList<>();
        try (Address chat = new Address(caller -> Address.answer(caller, GOOD))) {
            for (int i = 0; i < 8; i++) {
                dead.add(new Address(Address::listenForever));
                noticesAreDue(300, dead.getLast().http() + " secret");
            }
            await(() -> dead.stream().allMatch(address -> address.mostAtOnce() > 0));
            makeMatch(player("Anna"), chat.http());
            chat.awaitEnds(2);
            assertTrue(
                    dead.stream().allMatch(Address::everybodyWaits), "before anybody has given up at another address");
        } finally {
            for (Address address : dead) {
                address.close();
            }
        }
    }

    /** So many notices are due whose target is this with their number in place of NUMBER. */
    private void noticesAreDue(int count, String target) {
        database("INSERT INTO outbox (id, match_id, version, webhook, body, attempts, due)"
                + " WITH RECURSIVE n (i) AS (SELECT 1 UNION SELECT i + 1 FROM n WHERE i < " + count + ")"
                + " SELECT '" + target + "' || i, 'match' || i, 1, REPLACE('" + target + "', 'NUMBER', i), '{}', 0, 0"
                + " FROM n");
    }

    @Test
    void an_address_has_one_lane_whatever_is_asked_there() throws IOException, InterruptedException {
        try (Address dead = new Address(Address::listenForever);
                Address chat = new Address(caller -> Address.answer(caller, GOOD))) {
            noticesAreDue(100, dead.http().replaceAll("/$", "") + "?NUMBER secret");
            await(() -> dead.mostAtOnce() > 0);
            makeMatch(player("Anna"), chat.http());
            chat.awaitEnds(2);
            assertTrue(dead.mostAtOnce() <= 32, dead.mostAtOnce() + " attempts at once at the dead address");
        }
    }

    @Test
    void an_address_that_answers_a_byte_now_and_then_is_given_up() throws IOException, InterruptedException {
        try (Address encrypted = new Address(Address::dripHandshake);
                Address plain = new Address(Address::dripAnswer)) {
            Client anna = player("Anna");
            makeMatch(anna, encrypted.https());
            makeMatch(anna, plain.http());
            encrypted.awaitEnds(2);
            plain.awaitEnds(2);
        }
    }

    @Test
    void an_address_that_answers_at_once_is_sent_everything_that_waits_for_it_at_once()
            throws IOException, InterruptedException {
        AtomicBoolean away = new AtomicBoolean(true);
        try (Address chat = new Address(caller -> Address.answer(caller, away.get() ? AWAY : GOOD))) {
            Client anna = player("Anna");
            for (int i = 0; i < 150; i++) {
                makeMatch(anna, chat.http());
            }
            chat.awaitEnds(300);
            await(() -> database("SELECT COUNT(*) FROM outbox WHERE attempts = 1") == 300);
            away.set(false);
            database("UPDATE outbox SET due = 0");
            long back = System.nanoTime();
            chat.awaitEnds(300);
            Duration took = Duration.ofNanos(System.nanoTime() - back);
            assertTrue(took.toSeconds() < 10, "the last notice arrived after " + took);
            assertTrue(chat.mostAtOnce() <= 32, chat.mostAtOnce() + " attempts at once");
        }
    }

    /** An address on this machine that counts its callers. */
    private static final class Address implements AutoCloseable {

        /** Talks to a caller until one of them is gone. */
        private interface Conversation {
            void with(Socket caller) throws IOException, InterruptedException;
        }

        private final ServerSocket socket = new ServerSocket(0, 300, InetAddress.getLoopbackAddress());
        private final Conversation conversation;
        private final BlockingQueue<Long> ends = new LinkedBlockingQueue<>();
        private int open;
        private int most;

        Address(Conversation conversation) throws IOException {
            this.conversation = conversation;
            Thread.ofVirtual().start(this::accept);
        }

        String http() {
            return "http://127.0.0.1:" + socket.getLocalPort() + "/";
        }

        String https() {
            return "https://127.0.0.1:" + socket.getLocalPort() + "/";
        }

        synchronized int mostAtOnce() {
            return most;
        }

        /** Whether no caller is gone yet. */
        boolean everybodyWaits() {
            return ends.isEmpty();
        }

        /** Waits until so many more callers are gone. */
        void awaitEnds(int callers) throws InterruptedException {
            for (int i = 0; i < callers; i++) {
                assertNotNull(ends.poll(30, TimeUnit.SECONDS), i + " of " + callers);
            }
        }

        private synchronized void count(int change) {
            open += change;
            most = Math.max(most, open);
        }

        private void accept() {
            try {
                while (true) {
                    Socket caller = socket.accept();
                    count(1);
                    Thread.ofVirtual().start(() -> talk(caller));
                }
            } catch (IOException e) {
                assertTrue(socket.isClosed(), e::toString);
            }
        }

        private void talk(Socket caller) {
            try (caller) {
                conversation.with(caller);
            } catch (IOException | InterruptedException e) {
                return; // the caller gave up
            } finally {
                count(-1);
                ends.add(System.nanoTime());
            }
        }

        private static void listenForever(Socket caller) throws IOException {
            caller.getInputStream().transferTo(OutputStream.nullOutputStream());
        }

        private static void answer(Socket caller, String text) throws IOException {
            int begun = caller.getInputStream().read();
            if (begun >= 0) {
                say(caller, text);
                listenForever(caller);
            }
        }

        /** The longest record that TLS has, and nothing in it. */
        private static void dripHandshake(Socket caller) throws IOException, InterruptedException {
            caller.getOutputStream().write(new byte[] {22, 3, 3, 0x40, 0});
            drip(caller);
        }

        private static void dripAnswer(Socket caller) throws IOException, InterruptedException {
            say(caller, "HTTP/1.1 204 ");
            drip(caller);
        }

        private static void drip(Socket caller) throws IOException, InterruptedException {
            while (true) {
                say(caller, "a");
                Thread.sleep(100);
            }
        }

        private static void say(Socket caller, String text) throws IOException {
            caller.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
