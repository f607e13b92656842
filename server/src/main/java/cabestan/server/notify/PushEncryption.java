package cabestan.server.notify;

import cabestan.server.identity.PushKey;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Encrypts a message so that only one browser can read it, whoever relays it (RFC 8291 and RFC 8188). */
final class PushEncryption {

    private static final int POINT = 65;
    private static final int AUTH = 16;
    private static final int SALT = 16;
    private static final int RECORD_SIZE = 4096; // a message is always one record
    private static final byte LAST_RECORD = 2;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final byte[] device;
    private final byte[] auth;

    /**
     * Takes the keys of a browser's subscription, both in base64url.
     *
     * @throws IllegalArgumentException if they are not such keys
     */
    PushEncryption(String p256dh, String auth) {
        this.device = Base64.getUrlDecoder().decode(p256dh);
        this.auth = Base64.getUrlDecoder().decode(auth);
        if (device.length != POINT || device[0] != 4 || this.auth.length != AUTH) {
            throw new IllegalArgumentException("not the keys of a subscription");
        }
    }

    /** @throws IllegalArgumentException if the key of the browser is not a point on the curve */
    byte[] encrypt(String text) {
        byte[] salt = new byte[SALT];
        RANDOM.nextBytes(salt);
        return encrypt(text.getBytes(StandardCharsets.UTF_8), PushKey.newPair(), salt);
    }

    /** The same with a given pair of keys and a given salt, which must be used only once. */
    byte[] encrypt(byte[] message, KeyPair ours, byte[] salt) {
        byte[] point = PushKey.point((ECPublicKey) ours.getPublic());
        try {
            KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(ours.getPrivate());
            agreement.doPhase(deviceKey((ECPublicKey) ours.getPublic()), true);
            byte[] shared = derive(auth, agreement.generateSecret(), join(ascii("WebPush: info\0"), device, point), 32);
            byte[] key = derive(salt, shared, ascii("Content-Encoding: aes128gcm\0"), 16);
            byte[] nonce = derive(salt, shared, ascii("Content-Encoding: nonce\0"), 12);
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
            byte[] encrypted = cipher.doFinal(join(message, new byte[] {LAST_RECORD}));
            byte[] size = ByteBuffer.allocate(4).putInt(RECORD_SIZE).array();
            return join(salt, size, new byte[] {POINT}, point, encrypted);
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("the keys of a subscription do not fit", e);
        }
    }

    /** The browser's key, on the same curve as ours. */
    private ECPublicKey deviceKey(ECPublicKey ours) throws GeneralSecurityException {
        int half = 1 + POINT / 2;
        ECPoint point = new ECPoint(
                new BigInteger(1, Arrays.copyOfRange(device, 1, half)),
                new BigInteger(1, Arrays.copyOfRange(device, half, POINT)));
        return (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(point, ours.getParams()));
    }

    private static byte[] derive(byte[] salt, byte[] secret, byte[] info, int length) throws GeneralSecurityException {
        return KDF.getInstance("HKDF-SHA256")
                .deriveData(HKDFParameterSpec.ofExtract()
                        .addSalt(salt)
                        .addIKM(secret)
                        .thenExpand(info, length));
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] join(byte[]... parts) {
        ByteBuffer all = ByteBuffer.allocate(
                Arrays.stream(parts).mapToInt(part -> part.length).sum());
        for (byte[] part : parts) {
            all.put(part);
        }
        return all.array();
    }
}
