package cabestan.server.load;

import java.net.URI;

/** No server answers at the address to be measured. */
public final class NoAnswer extends RuntimeException {

    NoAnswer(URI server, Exception cause) {
        super(server + " does not answer", cause);
    }
}
