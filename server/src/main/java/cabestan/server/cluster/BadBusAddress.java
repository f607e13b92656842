package cabestan.server.cluster;

/** The configured address of the bus cannot be read; the message is for the operator and contains no password. */
public final class BadBusAddress extends RuntimeException {

    BadBusAddress(String message) {
        super(message);
    }
}
