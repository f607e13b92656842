package cabestan.server.identity;

import cabestan.server.cache.ReadCache;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.PushClaims;
import cabestan.server.store.SiteRepository;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;

/**
 * The key by which push services recognize this site (RFC 8292): made once and kept in the database, so that all nodes
 * share it and a backup has it.
 */
public final class PushKey {

    private static final String NAME = "push-key";
    private static final Duration SIGNATURE_LIFETIME = Duration.ofHours(12); // at most 24 are allowed
    private static final Duration SIGNED_ANEW_AFTER = Duration.ofHours(6);
    private static final int FIELD = 32; // bytes of a coordinate
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    private record Keys(PrivateKey privateKey, String publicKey) {}

    private final SiteRepository site;
    private final ReadCache<String> authorizations = new ReadCache<>(SIGNED_ANEW_AFTER);
    private Keys keys;

    public PushKey(SiteRepository site) {
        this.site = site;
    }

    /** Read or created when notices are first wanted, because most servers never need it. */
    private synchronized Keys keys() {
        if (keys == null) {
            String stored = site.findSecret(NAME).orElseGet(() -> site.secret(NAME, newKey()));
            int space = stored.indexOf(' ');
            keys = new Keys(privateKey(stored.substring(space + 1)), stored.substring(0, space));
        }
        return keys;
    }

    private static PrivateKey privateKey(String stored) {
        byte[] encoded = Base64.getUrlDecoder().decode(stored);
        try {
            return KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(encoded));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the stored push key cannot be read", e);
        }
    }

    /** The public key, then the private one. */
    private static String newKey() {
        KeyPair pair = newPair();
        return BASE64.encodeToString(point((ECPublicKey) pair.getPublic())) + " "
                + BASE64.encodeToString(pair.getPrivate().getEncoded());
    }

    /** A fresh pair on the curve P-256. */
    public static KeyPair newPair() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has P-256", e);
        }
    }

    /** A public key as an uncompressed point: 4 and both coordinates. */
    public static byte[] point(ECPublicKey key) {
        byte[] point = new byte[1 + 2 * FIELD];
        point[0] = 4;
        put(key.getW().getAffineX(), point, 1);
        put(key.getW().getAffineY(), point, 1 + FIELD);
        return point;
    }

    private static void put(BigInteger coordinate, byte[] point, int at) {
        byte[] bytes = coordinate.toByteArray(); // perhaps with a sign, perhaps shorter
        int length = Math.min(bytes.length, FIELD);
        byte[] last = Arrays.copyOfRange(bytes, bytes.length - length, bytes.length);
        System.arraycopy(last, 0, point, at + FIELD - length, length);
    }

    /** The public key as browsers want it, in base64url. */
    public String publicKey() {
        return keys().publicKey;
    }

    /**
     * The value of the header {@code Authorization} for requests to a push service. It is signed anew when half of its
     * time is over, not for every notice: signing is costly.
     *
     * @param service the origin of the push service
     * @param site how its operator can reach us, or empty
     * @param now in milliseconds
     */
    public String authorization(String service, String site, long now) {
        return authorizations.get(service + " " + site, key -> newAuthorization(service, site, now));
    }

    private String newAuthorization(String service, String site, long now) {
        long expires = (now + SIGNATURE_LIFETIME.toMillis()) / 1000;
        String claims = Json.write(new PushClaims(service, expires, site.isEmpty() ? null : site));
        String signed = encode("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "." + encode(claims);
        return "vapid t=" + signed + "." + BASE64.encodeToString(sign(signed)) + ", k=" + publicKey();
    }

    private static String encode(String text) {
        return BASE64.encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private byte[] sign(String text) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(keys().privateKey);
            signature.update(text.getBytes(StandardCharsets.UTF_8));
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java signs with P-256", e);
        }
    }
}
