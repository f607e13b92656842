package cabestan.server.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Seed;
import cabestan.server.support.CuttingProxy;
import cabestan.server.support.ServerTest;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RetryingPlayerTest extends ServerTest {

    @ParameterizedTest
    @ValueSource(strings = {"POST /api/matches ", "GET /api/socket "})
    void plays_on_after_a_request_without_an_answer(String request) {
        try (CuttingProxy proxy = new CuttingProxy(server.port(), request, 1)) {
            RetryingPlayer player = new RetryingPlayer(
                    List.of(proxy.address()), 0, "Ana", false, Seed.of(1).dice());
            player.start();
            await(() -> player.acknowledged() > 3);
            assertTrue(proxy.hasCut());
            assertEquals(List.of(), player.finish());
        }
    }
}
