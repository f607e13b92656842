package cabestan.server.cluster;

/** How the bus reaches its Redis, once that has answered for the first time. */
interface RedisLink extends AutoCloseable {

    /** Sends without waiting; what cannot be sent is lost. */
    void send(String channel, String text);

    boolean isUp();

    /** Called now and then: channels may have moved. */
    void tend();

    @Override
    void close();
}
