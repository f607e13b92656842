package cabestan.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A real Redis for a test: killed without warning, and started again at the same address. */
final class Redis implements AutoCloseable {

    private static final String VERSION = "7.0.15";

    private final Path folder;
    private final Path program;
    private final int port;
    private Process process;

    Redis(Path folder) throws IOException {
        this.folder = folder;
        this.program = folder.resolve("redis-server");
        try (InputStream in = Redis.class.getResourceAsStream("/redis-server-" + VERSION + "-" + platform())) {
            Files.copy(in, program);
        }
        if (!program.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + program + " executable");
        }
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        start();
    }

    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac") ? "darwin" : "linux";
        String machine = System.getProperty("os.arch");
        return system + "-" + (machine.equals("aarch64") ? "arm64" : "amd64");
    }

    String url() {
        return "redis://127.0.0.1:" + port;
    }

    void start() {
        try {
            process = new ProcessBuilder(
                            program.toString(),
                            "--port",
                            "" + port,
                            "--bind",
                            "127.0.0.1",
                            "--save",
                            "",
                            "--dir",
                            folder.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("redis.log").toFile())
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!answers()) {
            if (!process.isAlive() || System.nanoTime() > end) {
                throw new IllegalStateException("Redis did not start; see " + folder.resolve("redis.log"));
            }
            LockSupport.parkNanos(10_000_000);
        }
    }

    private boolean answers() {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write("PING\r\n".getBytes(StandardCharsets.US_ASCII));
            return socket.getInputStream().read() == '+';
        } catch (IOException e) {
            return false;
        }
    }

    void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        kill();
    }
}
