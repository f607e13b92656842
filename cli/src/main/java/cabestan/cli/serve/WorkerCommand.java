package cabestan.cli.serve;

import cabestan.cli.io.UsageError;
import cabestan.server.ServerLog;
import cabestan.server.ServerOptions;
import cabestan.server.Worker;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Thinks for the bots of a site and serves nobody. */
@Command(
        name = "worker",
        description = "Think for the bots of a site of many nodes, and nothing else; its port only tells how it is.",
        footer = {
            "",
            "Examples:",
            "  cabestan worker --db postgresql://cabestan:secret@db/cabestan --bus redis://redis",
            "  cabestan serve --no-thinking --db … --bus …    # a node that leaves all thinking to workers"
        })
public final class WorkerCommand implements Callable<Integer> {

    private static final int USUAL_PORT = 8081;

    @Spec
    private CommandSpec spec;

    @Mixin
    private NodeSettings settings;

    @Override
    public Integer call() throws InterruptedException {
        ServerOptions options = settings.options(USUAL_PORT, "127.0.0.1");
        if (!settings.hasDatabase()) {
            throw new UsageError("--db is missing: a worker thinks for the nodes over a shared PostgreSQL database");
        }
        ServerLog.toStandardError();
        Worker worker = new Worker(options);
        worker.start();
        spec.commandLine().getOut().println("Cabestan thinks; how it is: http://localhost:" + worker.port() + "/ready");
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            worker.close();
            stopped.countDown();
        }));
        stopped.await();
        return 0;
    }
}
