package cabestan.server.load;

import java.net.URI;

/** There is no server at an address that was to be measured. */
public final class NoAnswer extends RuntimeException {

    NoAnswer(URI server, Exception cause) {
        super(server + " does not answer", cause);
    }
}
