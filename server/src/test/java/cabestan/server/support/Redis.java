package cabestan.server.support;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** A real Redis for a test, which can be killed and started again at the same address. */
public final class Redis implements AutoCloseable {

    private static final String VERSION = "7.0.15";

    private final Path folder;
    private final Path program;
    private final int port;
    private final List<String> more;
    private Process process;

    public Redis(Path folder, String... more) throws IOException {
        this.folder = folder;
        this.more = List.of(more);
        this.program = folder.resolve("redis-server");
        try (InputStream in = Redis.class.getResourceAsStream("/redis-server-" + VERSION + "-" + platform())) {
            Files.copy(in, program);
        }
        if (!program.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + program + " executable");
        }
        port = Ports.free();
        start();
    }

    public int port() {
        return port;
    }

    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac") ? "darwin" : "linux";
        String machine = System.getProperty("os.arch");
        return system + "-" + (machine.equals("aarch64") ? "arm64" : "amd64");
    }

    public String url() {
        return "redis://127.0.0.1:" + port;
    }

    public void start() {
        List<String> command = new ArrayList<>(List.of(program.toString(), "--port", "" + port));
        command.addAll(List.of("--bind", "127.0.0.1", "--save", "", "--dir", folder.toString()));
        command.addAll(more);
        try {
            process = new ProcessBuilder(command)
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
        try {
            return ask("PING").equals("+PONG");
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    /** Sends a command and returns the answer, or the text of a bulk answer. */
    public String ask(String command) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                BufferedReader in =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
            socket.getOutputStream().write((command + "\r\n").getBytes(StandardCharsets.US_ASCII));
            String line = String.valueOf(in.readLine());
            if (!line.startsWith("$")) {
                return line;
            }
            char[] text = new char[Integer.parseInt(line.substring(1))];
            for (int read = 0; read < text.length; ) {
                read += in.read(text, read, text.length - read);
            }
            return new String(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void kill() {
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
