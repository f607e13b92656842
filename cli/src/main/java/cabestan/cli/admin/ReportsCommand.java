package cabestan.cli.admin;

import cabestan.server.store.Database;
import cabestan.server.store.social.ReportRepository;
import cabestan.server.store.social.ReportRepository.Report;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists reported messages. */
@Command(
        name = "reports",
        description = "List the messages that players have reported, the one reported last first.",
        footer = {"", "Examples:", "  cabestan admin reports --data /srv/cabestan"})
public final class ReportsCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private SiteDatabase site;

    @Option(names = "--all", description = "Also those that are hidden already.")
    private boolean all;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        try (Database database = site.open()) {
            List<Report> reports = new ReportRepository(database).list(all);
            reports.forEach(report -> out.println(line(report)));
            if (reports.isEmpty()) {
                out.println("nothing is reported");
            }
        }
    }

    private static String line(Report report) {
        String said = report.kind().equals("text") ? "\"" + report.body() + "\"" : report.kind() + " " + report.body();
        return new MessageName(report.place(), report.number()) + "  " + Instant.ofEpochMilli(report.at())
                + "  reported by " + report.reports()
                + (report.hidden() ? ", hidden" : "")
                + "  " + (report.name().isEmpty() ? "a deleted player" : report.name()) + ": " + said;
    }
}
