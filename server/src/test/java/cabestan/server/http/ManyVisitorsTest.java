package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.support.ServerTest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ManyVisitorsTest extends ServerTest {

    private static final int PEOPLE = 600;

    private static int arrive(HttpClient people, URI address) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(address)
                .header("X-Cabestan", "1")
                .POST(BodyPublishers.ofString("{\"name\":\"Anna\"}"))
                .build();
        return people.send(request, BodyHandlers.discarding()).statusCode();
    }

    @Test
    void everybody_who_comes_at_once_is_answered() throws InterruptedException, ExecutionException {
        URI address = URI.create("http://127.0.0.1:" + server.port() + "/api/me");
        try (HttpClient people = HttpClient.newHttpClient();
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Integer> one = () -> arrive(people, address);
            for (Future<Integer> status : threads.invokeAll(Collections.nCopies(PEOPLE, one))) {
                assertEquals(201, status.get());
            }
        }
    }
}
