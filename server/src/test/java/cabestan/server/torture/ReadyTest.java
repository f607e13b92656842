package cabestan.server.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.support.ServerProcess;
import cabestan.server.support.ServerTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A server that cannot write tells load balancers so, and again when it can. */
class ReadyTest {

    @TempDir
    Path data;

    @ParameterizedTest
    @EnumSource(names = {"FULL", "READ_ONLY", "ERROR"})
    void a_disk_that_takes_nothing_is_not_ready_until_it_does_again(FaultyDisk.Fault fault) throws IOException {
        FaultyDisk disk = new FaultyDisk(data);
        try (KillableServer server = ServerProcess.server(data, "", "", disk.environment());
                HttpClient http = HttpClient.newHttpClient()) {
            server.start();
            disk.set(fault);
            ServerTest.await(() -> status(http, server, "/ready") == 503);
            assertEquals(200, status(http, server, "/health"), "it lives");
            disk.set(FaultyDisk.Fault.NONE);
            ServerTest.await(() -> status(http, server, "/ready") == 200);
        }
    }

    private static int status(HttpClient http, KillableServer server, String path) {
        HttpRequest request =
                HttpRequest.newBuilder(server.address().resolve(path)).build();
        try {
            return http.send(request, BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
