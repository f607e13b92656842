package cabestan.server.support;

import cabestan.server.notify.mail.MailSettings;
import cabestan.server.notify.mail.MailSettings.Tls;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.subethamail.smtp.MessageHandler;
import org.subethamail.smtp.RejectException;
import org.subethamail.smtp.server.SMTPServer;

/** A mail server and the mailboxes behind it: it reads what it is given, and misbehaves on demand. */
public final class MailServer implements AutoCloseable {

    private static final Pattern WORD = Pattern.compile("=\\?utf-8\\?B\\?([^?]*)\\?=\\s*");

    /** A mail as its reader sees it. */
    public record Mail(String to, Map<String, String> headers, String text) {

        static Mail read(String to, String raw) {
            String[] parts = raw.split("\r\n\r\n", 2);
            Map<String, String> headers = new LinkedHashMap<>();
            for (String line : parts[0].replaceAll("\r\n[ \t]+", " ").split("\r\n")) {
                headers.put(line.split(": ", 2)[0], line.split(": ", 2)[1]);
            }
            return new Mail(to, headers, decode(parts[1]));
        }

        public String subject() {
            return WORD.matcher(headers.get("Subject"))
                    .results()
                    .map(word -> decode(word.group(1)))
                    .collect(Collectors.joining());
        }

        /** The path of the link in the text that leads to this place. */
        public String link(String place) {
            Matcher link = Pattern.compile("https://play\\.example\\.org(/" + place + "\\S*)")
                    .matcher(text);
            if (!link.find()) {
                throw new IllegalStateException("no link to " + place + " in " + text);
            }
            return link.group(1);
        }

        private static String decode(String base64) {
            return new String(Base64.getMimeDecoder().decode(base64), StandardCharsets.UTF_8);
        }
    }

    private final BlockingQueue<Mail> received = new LinkedBlockingQueue<>();
    private final ConcurrentLinkedDeque<String> answers = new ConcurrentLinkedDeque<>();
    private final BlockingQueue<String> rejected = new LinkedBlockingQueue<>();
    private final CountDownLatch hurried = new CountDownLatch(1);
    private volatile Duration slowness = Duration.ZERO;
    private SMTPServer server;

    public MailServer() throws IOException {
        open(Ports.free());
    }

    private void open(int port) {
        server = SMTPServer.port(port)
                .bindAddress(InetAddress.getLoopbackAddress())
                .messageHandlerFactory(context -> new Handler())
                .build();
        server.start();
    }

    /** How a site sends mails by this server, without waiting. */
    public MailSettings settings() {
        return new MailSettings(
                "127.0.0.1",
                server.getPort(),
                Tls.NONE,
                "",
                "",
                "cabestan@play.example.org",
                "https://play.example.org",
                Duration.ZERO);
    }

    /** The next recipients are answered with these replies, those after them are accepted. */
    public void answerRecipients(String... replies) {
        answers.addAll(List.of(replies));
    }

    public void answerAfter(Duration wait) {
        slowness = wait;
    }

    /** Answers at once from now on, also those who wait. */
    public void hurry() {
        hurried.countDown();
    }

    /** The server is away from now on. */
    public void goAway() {
        server.stop();
    }

    public void comeBack() {
        open(server.getPort());
    }

    /** Waits for the next mail. */
    public Mail next() {
        return take(received);
    }

    /** Waits for the next recipient that was rejected. */
    public String nextRejected() {
        return take(rejected);
    }

    private static <T> T take(BlockingQueue<T> queue) {
        try {
            T next = queue.poll(30, TimeUnit.SECONDS);
            if (next == null) {
                throw new IllegalStateException("nothing came");
            }
            return next;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The mails that have come and were not looked at. */
    public List<Mail> rest() {
        List<Mail> rest = new ArrayList<>();
        received.drainTo(rest);
        return rest;
    }

    @Override
    public void close() {
        server.stop();
    }

    private final class Handler implements MessageHandler {

        private String to = "";

        @Override
        public void from(String from) {}

        @Override
        public void recipient(String recipient) throws RejectException {
            try {
                hurried.await(slowness.toMillis(), TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            String answer = answers.poll();
            if (answer != null) {
                rejected.add(recipient);
                throw new RejectException(Integer.parseInt(answer.substring(0, 3)), answer.substring(4));
            }
            to = recipient;
        }

        @Override
        public String data(InputStream data) throws IOException {
            received.add(Mail.read(to, new String(data.readAllBytes(), StandardCharsets.US_ASCII)));
            return null;
        }

        @Override
        public void done() {}
    }
}
