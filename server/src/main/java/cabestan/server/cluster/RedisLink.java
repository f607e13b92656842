package cabestan.server.cluster;

/** A connection to Redis, open once Redis has answered for the first time. */
interface RedisLink extends AutoCloseable {

    /** Sends without blocking; a message that cannot be sent is lost. */
    void send(String channel, String text);

    boolean isUp();

    /** Called now and then, because channels may have moved to other members. */
    void maintain();

    @Override
    void close();
}
