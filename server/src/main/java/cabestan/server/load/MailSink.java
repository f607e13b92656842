package cabestan.server.load;

import cabestan.server.notify.mail.MailSettings;
import cabestan.server.notify.mail.MailSettings.Tls;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An SMTP server and all mailboxes behind it, which may be slow or fail. */
public final class MailSink implements NoticeSink {

    private static final String SITE = "https://play.example.org";
    private static final Pattern RECIPIENT = Pattern.compile("TO:<([^>]*)>");
    private static final Pattern TOPIC = Pattern.compile("\nReferences: <(\\w+)@");
    private static final Pattern NODE = Pattern.compile("\nX-Cabestan-Node: (\\S+)");
    private static final Pattern CONFIRM = Pattern.compile(SITE + "(/mail/confirm/\\S+)");
    private static final long PATIENCE_SECONDS = 60;

    private final BooleanSupplier injectFault;
    private final Map<String, List<Answered>> answered = new ConcurrentHashMap<>();
    private final Map<String, CompletableFuture<String>> confirmations = new ConcurrentHashMap<>();
    private final LoopbackServer server = new LoopbackServer("mail-sink", this::take);

    /** @param injectFault waits as long as an answer takes, and returns whether to fail */
    public MailSink(BooleanSupplier injectFault) {
        this.injectFault = injectFault;
    }

    public int port() {
        return server.port();
    }

    /** How a site sends mails to the sink at this port, without waiting. */
    public static MailSettings settings(int port) {
        return new MailSettings("127.0.0.1", port, Tls.NONE, "", "", "cabestan@play.example.org", SITE, Duration.ZERO);
    }

    @Override
    public String what() {
        return "mail";
    }

    @Override
    public void subscribe(Visitor guest, String name) {
        String address = name + "@example.org";
        CompletableFuture<String> link = new CompletableFuture<String>().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS);
        confirmations.put(address, link);
        guest.giveAddress(address);
        guest.press(link.join());
    }

    @Override
    public Map<String, List<Answered>> answered() {
        return Map.copyOf(answered);
    }

    private void take(Socket socket) throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
        reply(socket, "220 ready");
        String recipient = "";
        for (String line = in.readLine(); line != null && !line.equals("QUIT"); line = in.readLine()) {
            if (line.startsWith("RCPT")) {
                boolean fails = injectFault.getAsBoolean();
                recipient = find(RECIPIENT, line);
                reply(socket, fails ? "451 4.3.0 busy" : "250 fine");
            } else if (line.equals("DATA")) {
                reply(socket, "354 go on");
                receive(recipient, readMessage(in));
                reply(socket, "250 fine");
            } else {
                reply(socket, "250 fine");
            }
        }
    }

    private static void reply(Socket socket, String line) throws IOException {
        socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    }

    private static String readMessage(BufferedReader in) throws IOException {
        StringBuilder message = new StringBuilder("\n");
        for (String line = in.readLine(); !".".equals(line); line = in.readLine()) {
            if (line == null) {
                throw new IOException("the sender was killed");
            }
            message.append(line).append('\n');
        }
        return message.toString();
    }

    private void receive(String recipient, String message) {
        Matcher topic = TOPIC.matcher(message);
        if (topic.find()) {
            answered.computeIfAbsent(topic.group(1), match -> new CopyOnWriteArrayList<>())
                    .add(new Answered(find(NODE, message), System.nanoTime()));
        } else {
            String text = message.substring(message.indexOf("\n\n"));
            byte[] decoded = Base64.getMimeDecoder().decode(text.getBytes(StandardCharsets.US_ASCII));
            confirmations.get(recipient).complete(find(CONFIRM, new String(decoded, StandardCharsets.UTF_8)));
        }
    }

    private static String find(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        if (!found.find()) {
            throw new IllegalStateException("no " + pattern + " in " + text);
        }
        return found.group(1);
    }

    @Override
    public void close() {
        server.close();
    }
}
