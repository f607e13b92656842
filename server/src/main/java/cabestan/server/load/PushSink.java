package cabestan.server.load;

import cabestan.server.identity.PushKey;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.interfaces.ECPublicKey;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A push service that keeps what it was sent, and may be slow or fail. */
public final class PushSink implements NoticeSink {

    private static final Pattern TOPIC = Pattern.compile("(?i)\r\nTopic: (\\w+)");
    private static final Pattern NODE = Pattern.compile("(?i)\r\nX-Cabestan-Node: (\\S+)");
    private static final Pattern LENGTH = Pattern.compile("(?i)\r\nContent-Length: (\\d+)");

    private final BooleanSupplier injectFault;
    private final Map<String, List<Answered>> answered = new ConcurrentHashMap<>();
    private final String key =
            base64(PushKey.point((ECPublicKey) PushKey.newPair().getPublic()));
    private final LoopbackServer server = new LoopbackServer("push-sink", this::take);

    /** @param injectFault waits as long as an answer takes, and returns whether to fail */
    public PushSink(BooleanSupplier injectFault) {
        this.injectFault = injectFault;
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    @Override
    public String what() {
        return "push";
    }

    @Override
    public void subscribe(Visitor guest, String name) {
        guest.tellDevice("{\"endpoint\":\"http://127.0.0.1:" + server.port() + "/" + name + "\",\"keys\":{\"p256dh\":\""
                + key + "\",\"auth\":\"" + base64(new byte[16]) + "\"}}");
    }

    @Override
    public Map<String, List<Answered>> answered() {
        return Map.copyOf(answered);
    }

    private void take(Socket socket) throws IOException {
        InputStream in = new BufferedInputStream(socket.getInputStream());
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                return; // the sender was killed
            }
            head.append((char) next);
        }
        in.readNBytes(Integer.parseInt(find(LENGTH, head)));
        boolean fails = injectFault.getAsBoolean();
        if (!fails) {
            answered.computeIfAbsent(find(TOPIC, head), topic -> new CopyOnWriteArrayList<>())
                    .add(new Answered(find(NODE, head), System.nanoTime()));
        }
        String answer = "HTTP/1.1 " + (fails ? "503 Busy" : "201 Created") + "\r\nContent-Length: 0\r\n\r\n";
        socket.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
    }

    private static String find(Pattern pattern, CharSequence head) {
        Matcher found = pattern.matcher(head);
        if (!found.find()) {
            throw new IllegalStateException("no " + pattern + " in " + head);
        }
        return found.group(1);
    }

    @Override
    public void close() {
        server.close();
    }
}
