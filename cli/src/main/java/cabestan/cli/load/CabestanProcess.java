package cabestan.cli.load;

import cabestan.server.load.MailSink;
import cabestan.server.notify.mail.MailSettings;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Starts commands of Cabestan in processes of their own, with the same Java and the same classes. */
final class CabestanProcess {

    private static final List<String> SHORT_LIVED =
            List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "--enable-native-access=ALL-UNNAMED");

    private CabestanProcess() {}

    /**
     * A process that is soon ready, and soon killed.
     *
     * @param main the class that the process starts with
     */
    static List<String> command(Class<?> main, String... arguments) {
        return command(SHORT_LIVED, classPath(main), arguments);
    }

    /** The same with the program of another release. */
    static List<String> command(Path jar, String... arguments) {
        return command(SHORT_LIVED, List.of("-jar", jar.toString()), arguments);
    }

    /** A process with the options of this one, which are those of a server too (see the launcher), to be measured. */
    static List<String> measured(Class<?> main, String... arguments) {
        List<String> own = ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> option.startsWith("-X"))
                .toList();
        return command(own, classPath(main), arguments);
    }

    private static List<String> classPath(Class<?> main) {
        return List.of("-cp", System.getProperty("java.class.path"), main.getName());
    }

    private static List<String> command(List<String> flags, List<String> program, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        command.addAll(program);
        command.addAll(List.of(arguments));
        return command;
    }

    /** A port of this machine that is free now. */
    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** The environment of a server that sends its mails there at once. */
    static Map<String, String> mailingTo(MailSink mails) {
        MailSettings settings = MailSink.settings(mails.port());
        return Map.of(
                "CABESTAN_SMTP_HOST",
                settings.host(),
                "CABESTAN_SMTP_PORT",
                "" + settings.port(),
                "CABESTAN_SMTP_TLS",
                "none",
                "CABESTAN_MAIL_FROM",
                settings.sender(),
                "CABESTAN_MAIL_DELAY",
                "" + settings.delay().toSeconds(),
                "CABESTAN_PUBLIC_URL",
                settings.site());
    }
}
