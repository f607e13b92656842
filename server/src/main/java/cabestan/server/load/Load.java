package cabestan.server.load;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Simulates many players at many tables who act at a steady rate, however long the server takes to answer. */
public final class Load {

    private static final List<String> WISHES = List.of(
            "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true}",
            "{\"game\":\"cartagena\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true}",
            "{\"game\":\"fragile\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true}");

    private final List<URI> nodes;
    private final boolean together;
    private final int sockets;
    private final int rate;
    private final int seconds;
    private final Dice dice = Seed.of(1).dice();
    private final List<LoadTable> tables = new ArrayList<>();
    private final AtomicInteger errors = new AtomicInteger();
    private final Consumer<String> complaints;
    private final long[] nanos;
    private Optional<Extras> extras = Optional.empty();
    private LongSupplier processor = Load::processorNanos;
    private int acknowledged;
    private volatile boolean measuring;
    private volatile boolean isPlaying;

    /**
     * @param nodes of one site
     * @param together whether the players of a match connect to the same node
     * @param complaints receives the first few errors
     */
    public Load(List<URI> nodes, boolean together, int sockets, int rate, int seconds, Consumer<String> complaints) {
        this.nodes = List.copyOf(nodes);
        this.together = together;
        this.sockets = sockets;
        this.rate = rate;
        this.seconds = seconds;
        this.complaints = complaints;
        this.nanos = new long[rate * seconds + 1];
    }

    /** Lets players do these things besides playing. */
    public Load with(Extras more) {
        extras = Optional.of(more);
        return this;
    }

    /** Measures the processor time of another process than this one, in nanoseconds. */
    public Load measuring(LongSupplier process) {
        processor = process;
        return this;
    }

    /** Seats all players, warms up for a few seconds, then measures. */
    public LoadReport run(int warmUpSeconds) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < sockets / 2; i++) {
            pairs.add(pair(i));
        }
        extras.ifPresent(more -> prepare(more, pairs));
        pairs.forEach(this::open);
        isPlaying = true;
        if (extras.isPresent()) {
            Thread.ofVirtual().name("words").start(this::talk);
        }
        play(warmUpSeconds);
        measuring = true;
        long begun = System.nanoTime();
        long worked = processor.getAsLong();
        play(seconds);
        double took = (System.nanoTime() - begun) / 1e9;
        double busy = (processor.getAsLong() - worked) / 1e9;
        Pause.millis(2_000); // for answers that are on their way
        isPlaying = false;
        measuring = false;
        int unanswered = (int) tables.stream().filter(LoadTable::isAwaiting).count();
        tables.forEach(LoadTable::close);
        synchronized (this) {
            return new LoadReport(Arrays.copyOf(nanos, acknowledged), unanswered, errors.get(), took, busy);
        }
    }

    /** The processor time this process has used so far. */
    private static long processorNanos() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .map(Duration::toNanos)
                .orElse(0L);
    }

    /** The two players of a table. */
    private record Pair(int number, Visitor first, Visitor second) {}

    private Pair pair(int number) {
        int friend = together ? number : number + 1;
        return new Pair(
                number,
                new Visitor(nodes.get(number % nodes.size()), "A" + number),
                new Visitor(nodes.get(friend % nodes.size()), "B" + number));
    }

    /** In parallel, because everybody waits for a mail. */
    private static void prepare(Extras more, List<Pair> pairs) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            CompletableFuture<?>[] all = pairs.stream()
                    .map(pair -> CompletableFuture.runAsync(
                            () -> more.prepare(pair.first, pair.second, pair.number), threads))
                    .toArray(CompletableFuture<?>[]::new);
            CompletableFuture.allOf(all).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof NoAnswer silent) {
                throw silent;
            }
            throw e;
        }
    }

    private void open(Pair pair) {
        int number = pair.number;
        LoadTable table = new LoadTable(
                this,
                pair.first,
                pair.second,
                WISHES.get(number % WISHES.size()),
                dice.seed().dice(),
                extras.map(more -> new LoadTable.Habits(more.looks(number), number % WISHES.size() == 0)));
        tables.add(table);
        table.begin();
    }

    /** Tables take turns to chat, so that each does so at its interval. */
    private void talk() {
        long gap = Extras.BETWEEN_WORDS.toMillis() / tables.size();
        for (int next = 0; isPlaying; next = (next + 1) % tables.size()) {
            tables.get(next).talk();
            Pause.millis(Math.max(1, gap));
        }
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
            } else { // all players wait for the server, which counts against it: the next action is still due
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

    /** At any time: a player whose socket broke while the server warmed up would wait for an answer to the end. */
    void socketBroke(String why) {
        failed("a socket broke: " + why);
    }
}
