package cabestan.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cabestan.server.identity.PushKey;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** Push messages are encrypted to the letter of RFC 8291. */
class PushEncryptionTest {

    private static final String DEVICE =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    private static final String AUTH = "BTBZMqHH6r4Tts7J_aSIgg";

    private static byte[] bytes(String base64) {
        return Base64.getUrlDecoder().decode(base64);
    }

    private static BigInteger number(byte[] bytes, int from, int to) {
        return new BigInteger(1, Arrays.copyOfRange(bytes, from, to));
    }

    @Test
    void the_example_of_RFC_8291_section_5() throws GeneralSecurityException {
        ECParameterSpec curve = ((ECPublicKey) PushKey.newPair().getPublic()).getParams();
        byte[] point = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        KeyFactory factory = KeyFactory.getInstance("EC");
        KeyPair sender = new KeyPair(
                factory.generatePublic(
                        new ECPublicKeySpec(new ECPoint(number(point, 1, 33), number(point, 33, 65)), curve)),
                factory.generatePrivate(new ECPrivateKeySpec(
                        number(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), 0, 32), curve)));
        byte[] message = "When I grow up, I want to be a watermelon".getBytes(StandardCharsets.US_ASCII);
        byte[] encrypted = new PushEncryption(DEVICE, AUTH).encrypt(message, sender, bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        assertEquals(
                "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
                        + "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
                Base64.getUrlEncoder().withoutPadding().encodeToString(encrypted));
    }

    @Test
    void keys_that_are_none_are_rejected() {
        String nowhere = Base64.getUrlEncoder().encodeToString(nowhere());
        assertThrows(IllegalArgumentException.class, () -> new PushEncryption("", ""));
        assertThrows(IllegalArgumentException.class, () -> new PushEncryption("?", AUTH));
        assertThrows(IllegalArgumentException.class, () -> new PushEncryption(DEVICE, "short"));
        assertThrows(IllegalArgumentException.class, () -> new PushEncryption(nowhere, AUTH).encrypt(""));
    }

    /** A point that is not on the curve: whoever calculates with it may tell something of the own key. */
    private static byte[] nowhere() {
        byte[] point = new byte[65];
        point[0] = 4;
        point[32] = 5;
        point[64] = 7;
        return point;
    }
}
