package cabestan.cli.load;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts commands of Cabestan in processes of their own, with the same Java and the same classes. */
final class CabestanProcess {

    private CabestanProcess() {}

    /** @param main the class that the process starts with */
    static List<String> command(Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }
}
