package cabestan.server.cluster;

/** The address of the bus is none; the message is for the operator and holds no password. */
public final class BadBusAddress extends RuntimeException {

    BadBusAddress(String message) {
        super(message);
    }
}
