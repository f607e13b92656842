package cabestan.cli.serve;

import java.util.concurrent.CountDownLatch;

/** Keeps a node running until its process is asked to end. */
final class Shutdown {

    private Shutdown() {}

    /** Waits for the signal and then stops the node; the process ends only when that is done. */
    static void await(Runnable stop) throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            stop.run();
            stopped.countDown();
        }));
        stopped.await();
    }
}
