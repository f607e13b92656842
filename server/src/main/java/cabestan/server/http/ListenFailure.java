package cabestan.server.http;

/** The server cannot listen on its address; the message is for the operator. */
public final class ListenFailure extends RuntimeException {

    ListenFailure(String host, int port, Throwable cause) {
        super("cannot listen on " + host + " port " + port + ": is another server running there?", cause);
    }
}
