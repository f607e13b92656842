package cabestan.wasm;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The engine in a real Chromium: its page fetches one call after another and posts the answers. */
final class Browser implements AutoCloseable {

    /** The engine's answer, and how long it took in the page. */
    record Answer(String text, double millis) {}

    private final Path engine;
    private final BlockingQueue<String> questions = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final Path log;
    private final Path profile;
    private final HttpServer server;
    private final Process chromium;
    private final List<Double> readyMillis;

    /** Today's engine. */
    Browser() throws IOException, InterruptedException {
        this(Path.of("target/engine"));
    }

    /** @param engine the folder of an engine's files */
    Browser(Path engine) throws IOException, InterruptedException {
        this.engine = engine;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::serve);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
        profile = Files.createTempDirectory("cabestan-chromium");
        log = profile.resolve("log");
        chromium = launch("http://localhost:" + server.getAddress().getPort() + "/page.html");
        readyMillis = Stream.of(await().text().split(" ")).map(Double::valueOf).toList();
    }

    private Process launch(String url) throws IOException {
        Path program = Path.of(System.getenv().getOrDefault("CHROMIUM", "/usr/bin/chromium"));
        if (!Files.isExecutable(program)) {
            throw new IOException("no Chromium at " + program + "; install it or set CHROMIUM to its path");
        }
        return new ProcessBuilder(
                        program.toString(),
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--disable-background-networking",
                        "--no-first-run",
                        "--user-data-dir=" + profile,
                        url)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }

    private void serve(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            switch (path) {
                case "/page.html" -> send(exchange, "text/html", page());
                case "/engine/runtime.js" ->
                    send(exchange, "text/javascript", Files.readAllBytes(engine.resolve("runtime.js")));
                case "/engine/engine.wasm" ->
                    send(exchange, "application/wasm", Files.readAllBytes(engine.resolve("engine.wasm")));
                case "/next" -> {
                    answers.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
                    send(exchange, "application/json", questions.take().getBytes(StandardCharsets.UTF_8));
                }
                default -> exchange.sendResponseHeaders(404, -1);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static byte[] page() throws IOException {
        try (InputStream page = Browser.class.getResourceAsStream("/page.html")) {
            return page.readAllBytes();
        }
    }

    private static void send(HttpExchange exchange, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(200, body.length);
        exchange.getResponseBody().write(body);
    }

    /** The processor time that all processes of Chromium have used. */
    Duration cpu() {
        return chromium.descendants()
                .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** From the start of the download until the engine answers, for each of a few loads. */
    List<Double> readyMillis() {
        return readyMillis;
    }

    Answer ask(String method, Object... args) throws IOException, InterruptedException {
        questions.add(JsonObject.of("method", method, "args", List.of(args)).toString());
        return await();
    }

    private Answer await() throws IOException, InterruptedException {
        String answer = answers.poll(120, TimeUnit.SECONDS);
        if (answer == null) {
            throw new IOException("no answer from Chromium within 120 s; it said:\n" + Files.readString(log));
        }
        int line = answer.indexOf('\n');
        return new Answer(answer.substring(line + 1), Double.parseDouble(answer.substring(0, line)));
    }

    @Override
    public void close() throws IOException {
        chromium.descendants().forEach(ProcessHandle::destroyForcibly);
        chromium.destroyForcibly().onExit().join();
        server.stop(0);
        try (var files = Files.walk(profile)) {
            files.sorted((a, b) -> b.compareTo(a)).forEach(file -> file.toFile().delete());
        }
    }
}
