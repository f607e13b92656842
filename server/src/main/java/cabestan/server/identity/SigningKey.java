package cabestan.server.identity;

import cabestan.server.store.Backup;
import cabestan.server.store.SiteRepository;
import cabestan.server.store.StoreFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs cookies and webhooks; the key is created at the first start, is readable by its owner only, and is shared by all nodes of a site. */
public final class SigningKey {

    private static final String ALGORITHM = "HmacSHA256";
    private static final String NAME = "signing-key"; // among the secrets of a site of many nodes

    private final SecretKeySpec key;

    private SigningKey(String secret) {
        this.key = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM);
    }

    /** The key of this data folder, created if there is none yet. */
    public static SigningKey in(Path folder) {
        return new SigningKey(read(folder));
    }

    private static String read(Path folder) {
        Path file = folder.resolve(Backup.KEY);
        try {
            Files.createDirectories(folder);
            if (!Files.exists(file)) {
                make(file);
            }
            String key = Files.readString(file).strip();
            if (key.isEmpty()) {
                throw new StoreFailure(
                        "the signing key " + file
                                + " is empty: put it back from a backup, or delete it to get a new one",
                        null);
            }
            return key;
        } catch (IOException e) {
            throw StoreFailure.of("cannot keep the signing key in " + file, e);
        }
    }

    private static String newKey() {
        return Secrets.secret() + Secrets.secret();
    }

    /** The key that all nodes over one database share; a key that already exists in the folder becomes the shared one. */
    public static SigningKey of(SiteRepository site, Path folder) {
        boolean held = Files.exists(folder.resolve(Backup.KEY));
        return new SigningKey(site.secret(NAME, held ? read(folder) : newKey()));
    }

    /** Written under another name first, so that neither a crash nor a full disk leaves an incomplete key. */
    private static void make(Path file) throws IOException {
        Path unfinished = Files.createTempFile(file.getParent(), "signing", ".part"); // readable by its owner only
        Files.writeString(unfinished, newKey());
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }

    public String sign(String text) {
        return text + "." + mac(text);
    }

    /** The text under a genuine signature. */
    public Optional<String> verify(String signed) {
        int dot = signed.lastIndexOf('.');
        return dot > 0 && Secrets.same(mac(signed.substring(0, dot)), signed.substring(dot + 1))
                ? Optional.of(signed.substring(0, dot))
                : Optional.empty();
    }

    public String mac(String text) {
        return mac(key, text);
    }

    /** HMAC-SHA-256 in hexadecimal, with a key that the receiver knows too. */
    public static String mac(String secret, String text) {
        return mac(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM), text);
    }

    private static String mac(SecretKeySpec key, String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }
}
