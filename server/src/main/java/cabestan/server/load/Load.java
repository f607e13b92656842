package cabestan.server.load;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Many players at many tables, acting at a steady rate whatever the server's answers cost. */
public final class Load {

    private static final List<String> WISHES = List.of(
            "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true}",
            "{\"game\":\"cartagena\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true}",
            "{\"game\":\"fragile\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true}");

    private final URI server;
    private final int sockets;
    private final int rate;
    private final int seconds;
    private final HttpClient http = HttpClient.newHttpClient();
    private final Dice dice = Seed.of(1).dice();
    private final List<LoadTable> tables = new ArrayList<>();
    private final List<String[]> cookies = new ArrayList<>();
    private final AtomicInteger errors = new AtomicInteger();
    private final Consumer<String> complaints;
    private long[] nanos;
    private int acknowledged;
    private volatile boolean measuring;

    /** @param complaints told what went wrong, the first few times */
    public Load(URI server, int sockets, int rate, int seconds, Consumer<String> complaints) {
        this.server = server;
        this.sockets = sockets;
        this.rate = rate;
        this.seconds = seconds;
        this.complaints = complaints;
        this.nanos = new long[rate * seconds + 1];
    }

    /** Seats everybody, warms up for a few seconds, then measures. */
    public LoadReport run(int warmUpSeconds) {
        for (int i = 0; i < sockets / 2; i++) {
            open(i);
        }
        play(warmUpSeconds);
        measuring = true;
        long begun = System.nanoTime();
        play(seconds);
        double took = (System.nanoTime() - begun) / 1e9;
        LockSupport.parkNanos(2_000_000_000L);
        measuring = false;
        int unanswered = (int) tables.stream().filter(LoadTable::isAwaiting).count();
        tables.forEach(LoadTable::close);
        synchronized (this) {
            return new LoadReport(Arrays.copyOf(nanos, acknowledged), unanswered, errors.get(), took);
        }
    }

    private void open(int number) {
        LoadTable table = new LoadTable(this, new Dice(number, dice.next(), 2, 3));
        String[] pair = {player("A" + number), player("B" + number)};
        for (int place = 0; place < 2; place++) {
            int mine = place;
            table.seat(
                    place,
                    new LoadSocket(http, server, pair[place], message -> table.hear(mine, message), this::socketBroke));
        }
        tables.add(table);
        cookies.add(pair);
        table.begin(match(number));
    }

    private void play(int duration) {
        long gap = 1_000_000_000L / rate;
        long due = System.nanoTime();
        long end = due + duration * 1_000_000_000L;
        int next = 0;
        while (due < end) {
            long wait = due - System.nanoTime();
            if (wait > 0) {
                LockSupport.parkNanos(wait);
            }
            int looked = 0;
            while (looked < tables.size() && !tables.get(next).isReady()) {
                next = (next + 1) % tables.size();
                looked++;
            }
            if (tables.get(next).isReady()) {
                tables.get(next).act(due);
                due += gap;
                next = (next + 1) % tables.size();
            } else { // everybody waits for the server, which counts against it: the next action is still due
                LockSupport.parkNanos(100_000);
            }
        }
    }

    synchronized void acknowledged(long took) {
        if (measuring && acknowledged < nanos.length) {
            nanos[acknowledged++] = took;
        }
    }

    void failed(String message) {
        if (errors.incrementAndGet() <= 5) {
            complaints.accept(message);
        }
    }

    private void socketBroke() {
        if (measuring) {
            failed("a socket broke");
        }
    }

    /** The match is over: the same two begin another. */
    void again(LoadTable table) {
        Thread.startVirtualThread(() -> table.begin(match(tables.indexOf(table))));
    }

    private String match(int number) {
        String[] pair = cookies.get(number);
        String made = post("/api/matches", WISHES.get(number % WISHES.size()), pair[0])
                .body();
        String id = Pattern.compile("\"match\":\"(\\w+)\"")
                .matcher(made)
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
        post("/api/matches/" + id + "/join", "{}", pair[1]);
        return id;
    }

    private String player(String name) {
        return post("/api/me", "{\"name\":\"" + name + "\"}", "")
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow()
                .split(";", 2)[0];
    }

    private HttpResponse<String> post(String path, String body, String cookie) {
        HttpRequest request = HttpRequest.newBuilder(server.resolve(path))
                .header("X-Cabestan", "1")
                .header("Cookie", cookie)
                .POST(BodyPublishers.ofString(body))
                .build();
        try {
            return http.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException(server + " does not answer", e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
