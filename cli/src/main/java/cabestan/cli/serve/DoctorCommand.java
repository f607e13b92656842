package cabestan.cli.serve;

import cabestan.cli.io.DataFolder;
import cabestan.cli.io.ExitCode;
import cabestan.cli.io.UsageError;
import cabestan.server.ServerLog;
import cabestan.server.doctor.Finding;
import cabestan.server.doctor.MailCheck;
import cabestan.server.doctor.SiteCheck;
import cabestan.server.doctor.StoreCheck;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks at a running site and says what to change. */
@Command(
        name = "doctor",
        description =
                "Examine a running site from outside, and its disk, database, Redis and SMTP server; say what to change.",
        footer = {
            "",
            "It visits the site as a browser does, and checks whether it is ready, encrypted and on time, whether a"
                    + " guest can be created and a socket opened, and whether something is public that should not be."
                    + " Give the address that players use, so that the proxy is checked, too. Nothing is changed: the"
                    + " guest is deleted again.",
            "",
            "Examples:",
            "  cabestan doctor --url https://play.example.org --data /srv/cabestan",
            "  cabestan doctor --url http://localhost:8080 --db postgresql://user:password@host/name --bus redis://host",
            "  cabestan doctor --smtp-host mail.example.org --mail-from cabestan@example.org"
                    + " --public-url https://play.example.org"
        })
public final class DoctorCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--url",
            paramLabel = "URL",
            defaultValue = "http://localhost:8080",
            description = "The address of the site (default: http://localhost:8080).")
    private URI site;

    @Mixin
    private DataFolder data;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "",
            description = "The PostgreSQL database, if it has one.")
    private String database;

    @Option(names = "--bus", paramLabel = "URL", defaultValue = "", description = "The Redis, if it has one.")
    private String bus;

    @Mixin
    private MailFlags mail;

    @Override
    public Integer call() {
        if (site.getHost() == null || !List.of("http", "https").contains(site.getScheme())) {
            throw new UsageError("--url: '" + site + "' is not the address of a site; expected https://host");
        }
        ServerLog.onlyTrouble();
        List<Finding> redis = bus.isEmpty() ? List.of() : StoreCheck.ofRedis(bus); // first, as its address may be bad
        List<Finding> findings = new ArrayList<>();
        try (HttpClient http = HttpClient.newHttpClient()) {
            findings.addAll(new SiteCheck(site, http).run());
        }
        findings.addAll(database.isEmpty() ? StoreCheck.ofFolder(data.path()) : StoreCheck.ofPostgres(database));
        findings.addAll(redis);
        mail.settings().ifPresent(settings -> findings.addAll(MailCheck.run(settings)));
        findings.forEach(finding -> spec.commandLine().getOut().println(sign(finding) + finding.text()));
        boolean healthy = findings.stream().noneMatch(finding -> finding.grade() == Finding.Grade.FAULT);
        spec.commandLine().getOut().println(healthy ? "healthy" : "not healthy");
        return healthy ? 0 : ExitCode.FAILED;
    }

    private static String sign(Finding finding) {
        return switch (finding.grade()) {
            case GOOD -> "good    ";
            case ADVICE -> "advice  ";
            case FAULT -> "fault   ";
        };
    }
}
