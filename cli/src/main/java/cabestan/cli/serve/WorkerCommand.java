package cabestan.cli.serve;

import cabestan.cli.io.UsageError;
import cabestan.server.ServerLog;
import cabestan.server.ServerOptions;
import cabestan.server.Worker;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Runs a node that thinks for the bots of a site, makes its analyses and serves no visitors. */
@Command(
        name = "worker",
        description =
                "Think for the bots of a site of several nodes, and make its analyses, without serving visitors. Its port"
                        + " reports its health.",
        footer = {
            "",
            "Examples:",
            "  cabestan worker --db postgresql://cabestan:secret@db/cabestan --bus redis://redis",
            "  cabestan serve --no-thinking --db … --bus …    # a node that leaves all thinking to workers"
        })
public final class WorkerCommand implements Callable<Integer> {

    private static final int DEFAULT_PORT = 8081;

    @Spec
    private CommandSpec spec;

    @Mixin
    private NodeSettings settings;

    @Override
    public Integer call() throws InterruptedException {
        ServerOptions options = settings.options(DEFAULT_PORT, "127.0.0.1");
        if (!settings.hasDatabase()) {
            throw new UsageError("--db is missing: a worker thinks for nodes that share a PostgreSQL database");
        }
        ServerLog.toStandardError();
        Worker worker = new Worker(options);
        worker.start();
        spec.commandLine()
                .getOut()
                .println("The worker is ready; its health: http://localhost:" + worker.port() + "/ready");
        Shutdown.await(worker::close);
        return 0;
    }
}
