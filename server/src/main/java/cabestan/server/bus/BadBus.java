package cabestan.server.bus;

/** The address of the bus is none; the message is for the operator and holds no password. */
public final class BadBus extends RuntimeException {

    BadBus(String message) {
        super(message);
    }
}
