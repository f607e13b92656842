package cabestan.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How a command of Cabestan is started in a process of its own, by the same Java and from the same classes. */
final class OwnProcess {

    private OwnProcess() {}

    static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Cabestan.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }
}
