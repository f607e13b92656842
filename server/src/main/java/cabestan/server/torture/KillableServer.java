package cabestan.server.torture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** A server in a process of its own, which is killed without warning and started again at the same address. */
public final class KillableServer implements AutoCloseable {

    /** From when until when it could not answer, by {@link System#nanoTime}. */
    record Downtime(long from, long until) {}

    private final List<String> command;
    private final Map<String, String> environment;
    private final URI address;
    private final Path log;
    private final HttpClient http = HttpClient.newHttpClient();
    private final List<Downtime> downtimes = new ArrayList<>();
    private Process process;
    private long downSince;
    private String name = "";

    /**
     * @param command starts the server, always at the same address
     * @param log the file for the output of the server
     */
    public KillableServer(List<String> command, URI address, Path log) {
        this(command, Map.of(), address, log);
    }

    /** The same with variables that are added to the environment of the process. */
    public KillableServer(List<String> command, Map<String, String> environment, URI address, Path log) {
        this.command = List.copyOf(command);
        this.environment = Map.copyOf(environment);
        this.address = address;
        this.log = log;
    }

    public URI address() {
        return address;
    }

    /** The file with the output of the server. */
    public Path log() {
        return log;
    }

    /** The name of the running process, new with every start. */
    String name() {
        return name;
    }

    /** When it was starting, killed or paused, from its first start until now. */
    List<Downtime> downtimes() {
        return List.copyOf(downtimes);
    }

    /** The processor time that the running process has used so far, in nanoseconds. */
    public long processorNanos() {
        return process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
    }

    /** Starts the server and waits until it is ready. */
    public void start() {
        if (process == null) {
            downSince = System.nanoTime();
        }
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
            builder.environment().putAll(environment);
            process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot start the server", e);
        }
        while (!isReady()) {
            if (!process.isAlive()) {
                throw new IllegalStateException("the server ended by itself; see " + log);
            }
            LockSupport.parkNanos(10_000_000);
        }
        endDowntime();
    }

    private void endDowntime() {
        downtimes.add(new Downtime(downSince, System.nanoTime()));
    }

    private boolean isReady() {
        try {
            HttpResponse<Void> ready =
                    http.send(HttpRequest.newBuilder(address.resolve("/ready")).build(), BodyHandlers.discarding());
            name = ready.headers().firstValue("X-Cabestan-Node").orElse("");
            return ready.statusCode() == 200;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    boolean wasStarted() {
        return process != null;
    }

    /** kill -9: no hook runs, nothing is flushed. */
    public void kill() {
        downSince = System.nanoTime();
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** SIGSTOP: the process is suspended in the middle of whatever it does, until it is resumed. */
    void pause() {
        downSince = System.nanoTime();
        signal("-STOP");
    }

    void resume() {
        signal("-CONT");
        endDowntime();
    }

    private void signal(String signal) {
        try {
            new ProcessBuilder("kill", signal, "" + process.pid()).start().waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        if (process != null) {
            kill();
        }
    }
}
