package cabestan.server.support;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** A push service and the browser behind it: it decrypts what it gets, and misbehaves on demand. */
public final class PushService implements AutoCloseable {

    /** A message as the browser reads it. */
    public record Message(JsonNode notice, Map<String, String> headers, String path) {}

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private final HttpServer server;
    private final KeyPair browser = pair();
    private final byte[] auth = "sixteen secrets!".getBytes(StandardCharsets.US_ASCII);
    private final BlockingQueue<Message> answered = new LinkedBlockingQueue<>();
    private final BlockingQueue<Message> rejected = new LinkedBlockingQueue<>();
    private final ConcurrentLinkedDeque<Integer> answers = new ConcurrentLinkedDeque<>();
    private final List<String> faults = new CopyOnWriteArrayList<>();
    private volatile Duration delay = Duration.ZERO;
    private volatile String retryAfter = "";

    public PushService() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::take);
        server.start();
    }

    private static KeyPair pair() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What the browser tells the server to be notified, as the beginning of a JSON object. */
    public String subscription(String device) {
        return "{\"endpoint\":\"" + address() + "/" + device + "\",\"keys\":{\"p256dh\":\""
                + BASE64.encodeToString(point((ECPublicKey) browser.getPublic())) + "\",\"auth\":\""
                + BASE64.encodeToString(auth) + "\"}";
    }

    public String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** The statuses of the next answers; after them it is 201 again. */
    public void answerWith(Integer... statuses) {
        answers.addAll(List.of(statuses));
    }

    /** Rejections ask to be left alone for so long. */
    public void retryAfter(String header) {
        retryAfter = header;
    }

    public void answerAfter(Duration wait) {
        delay = wait;
    }

    /** The next message that was answered with 201. */
    public Message next() {
        return poll(answered);
    }

    /** The next message that was answered with anything else. */
    public Message nextRejected() {
        return poll(rejected);
    }

    private static Message poll(BlockingQueue<Message> messages) {
        try {
            Message message = messages.poll(30, TimeUnit.SECONDS);
            if (message == null) {
                throw new AssertionError("no message came");
            }
            return message;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Everything that was answered with 201 and not asked for yet. */
    public List<Message> rest() {
        return List.copyOf(answered);
    }

    /** What a push service would complain about. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    private void take(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        Map<String, String> headers = exchange.getRequestHeaders().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, header -> header.getValue().getFirst()));
        Integer status = answers.poll();
        try {
            Thread.sleep(delay);
            checkAuthorization(headers.get("Authorization"));
            String text = new String(decrypt(body), StandardCharsets.UTF_8);
            Message message = new Message(
                    Client.read(text), headers, exchange.getRequestURI().getPath());
            if (status != null && !retryAfter.isEmpty()) {
                exchange.getResponseHeaders().set("Retry-After", retryAfter);
            }
            exchange.sendResponseHeaders(status == null ? 201 : status, -1);
            (status == null ? answered : rejected).add(message);
        } catch (GeneralSecurityException | InterruptedException | RuntimeException e) {
            faults.add(e.toString());
            exchange.sendResponseHeaders(400, -1);
        } finally {
            exchange.close();
        }
    }

    private void checkAuthorization(String header) throws GeneralSecurityException {
        String token = header.substring(header.indexOf("t=") + 2, header.indexOf(','));
        byte[] key = Base64.getUrlDecoder().decode(header.substring(header.indexOf("k=") + 2));
        String[] parts = token.split("\\.");
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(key(key));
        signature.update((parts[0] + "." + parts[1]).getBytes(StandardCharsets.US_ASCII));
        JsonNode claims = Client.read(new String(Base64.getUrlDecoder().decode(parts[1]), StandardCharsets.UTF_8));
        long left = claims.path("exp").asLong() - System.currentTimeMillis() / 1000;
        if (!signature.verify(Base64.getUrlDecoder().decode(parts[2]))) {
            faults.add("not signed with the key: " + header);
        }
        if (!claims.path("aud").asText().equals(address()) || left <= 0 || left > 24 * 3600) {
            faults.add("claims " + claims);
        }
    }

    private ECPublicKey key(byte[] point) throws GeneralSecurityException {
        ECPoint w = new ECPoint(
                new BigInteger(1, Arrays.copyOfRange(point, 1, 33)),
                new BigInteger(1, Arrays.copyOfRange(point, 33, 65)));
        return (ECPublicKey) KeyFactory.getInstance("EC")
                .generatePublic(new ECPublicKeySpec(w, ((ECPublicKey) browser.getPublic()).getParams()));
    }

    private static byte[] point(ECPublicKey key) {
        byte[] point = new byte[65];
        point[0] = 4;
        byte[] x = key.getW().getAffineX().toByteArray();
        byte[] y = key.getW().getAffineY().toByteArray();
        for (int i = 0; i < 32; i++) {
            point[32 - i] = i < x.length ? x[x.length - 1 - i] : 0;
            point[64 - i] = i < y.length ? y[y.length - 1 - i] : 0;
        }
        return point;
    }

    /** As a browser does it (RFC 8291), with HKDF spelled out. */
    private byte[] decrypt(byte[] body) throws GeneralSecurityException {
        byte[] salt = Arrays.copyOf(body, 16);
        byte[] sender = Arrays.copyOfRange(body, 21, 21 + 65);
        byte[] encrypted = Arrays.copyOfRange(body, 21 + 65, body.length);
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(browser.getPrivate());
        agreement.doPhase(key(sender), true);
        byte[] info = ByteBuffer.allocate(14 + 130)
                .put("WebPush: info\0".getBytes(StandardCharsets.US_ASCII))
                .put(point((ECPublicKey) browser.getPublic()))
                .put(sender)
                .array();
        byte[] shared = hkdf(auth, agreement.generateSecret(), info, 32);
        byte[] key = hkdf(salt, shared, "Content-Encoding: aes128gcm\0".getBytes(StandardCharsets.US_ASCII), 16);
        byte[] nonce = hkdf(salt, shared, "Content-Encoding: nonce\0".getBytes(StandardCharsets.US_ASCII), 12);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
        byte[] padded = cipher.doFinal(encrypted);
        return Arrays.copyOf(padded, padded.length - 1);
    }

    private static byte[] hkdf(byte[] salt, byte[] secret, byte[] info, int length) throws GeneralSecurityException {
        byte[] extracted = hmac(salt, secret);
        byte[] first = Arrays.copyOf(info, info.length + 1);
        first[info.length] = 1;
        return Arrays.copyOf(hmac(extracted, first), length);
    }

    private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
