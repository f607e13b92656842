package cabestan.server.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cabestan.server.store.StoreFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The key in the data folder. */
class SigningKeyTest {

    @TempDir
    Path data;

    @Test
    void a_key_is_made_once() {
        String signed = SigningKey.in(data).sign("anna");
        assertEquals(Optional.of("anna"), SigningKey.in(data).verify(signed));
    }

    @Test
    void an_empty_key_is_not_used_and_the_operator_is_told_what_to_do() throws IOException {
        Path file = Files.writeString(data.resolve("signing.key"), "\n");
        StoreFailure failure = assertThrows(StoreFailure.class, () -> SigningKey.in(data));
        assertEquals(
                "the signing key " + file + " is empty: put it back from a backup, or delete it to get a new one",
                failure.getMessage());
    }
}
