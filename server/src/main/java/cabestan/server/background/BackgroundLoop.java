package cabestan.server.background;

import java.time.Duration;

/** A thread that repeats a piece of work until it is closed, with a pause after each failure. */
public final class BackgroundLoop implements AutoCloseable {

    private static final Duration PAUSE = Duration.ofSeconds(1);

    /** Does the work once and returns whether it succeeded. */
    interface Attempt {
        boolean run() throws InterruptedException;
    }

    private final Attempt attempt;
    private final Thread thread;
    private volatile boolean closed;

    BackgroundLoop(Thread.Builder thread, Attempt attempt) {
        this.attempt = attempt;
        this.thread = thread.unstarted(this::run);
    }

    public BackgroundLoop start() {
        thread.start();
        return this;
    }

    private void run() {
        try {
            while (!closed) {
                if (!attempt.run()) {
                    Thread.sleep(PAUSE);
                }
            }
        } catch (InterruptedException e) {
            closed = true; // this is how a loop that waits is closed
        }
    }

    public boolean isClosed() {
        return closed;
    }

    /** Ends the loop after the current work, which is interrupted if it waits. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
    }

    /** Waits for the end of a closed loop. */
    public void join() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
