package cabestan.cli.io;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Supplies the settings that no flag gives: from the environment, then from the file, then the default. */
public final class Settings implements IDefaultValueProvider {

    /** The long-running commands, which operators configure. */
    public static final List<String> COMMANDS = List.of("serve", "worker");

    private static final String FILE = "config";

    private final Map<String, String> environment;
    private final Properties file = new Properties();
    private final String fileName;

    private Settings(Map<String, String> environment, String fileName) {
        this.environment = environment;
        this.fileName = fileName;
    }

    /** Reads the file that the arguments or the environment name, if any; throws {@link UsageError} if it is bad. */
    public static Settings read(Map<String, String> environment, List<String> arguments) {
        String name = fileIn(arguments, environment.getOrDefault(variable(FILE), ""));
        Settings settings = new Settings(environment, name);
        if (!name.isEmpty()) {
            try {
                settings.file.load(new StringReader(Arguments.text(name)));
            } catch (UsageError e) {
                throw new UsageError("--" + FILE + " " + e.getMessage());
            } catch (IOException | IllegalArgumentException e) {
                throw new UsageError("--" + FILE + " " + name + ": cannot be read (" + e.getMessage() + ")");
            }
        }
        return settings;
    }

    /** Defaults are needed before the flags are parsed, so this one flag is searched for by hand. */
    private static String fileIn(List<String> arguments, String otherwise) {
        String flag = "--" + FILE;
        String found = otherwise;
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i).startsWith(flag + "=")) {
                found = arguments.get(i).substring(flag.length() + 1);
            } else if (arguments.get(i).equals(flag) && i + 1 < arguments.size()) {
                found = arguments.get(i + 1);
            }
        }
        return found;
    }

    /** Configures the commands that take settings; rejects a file with a setting that none of them has. */
    public void applyTo(CommandLine commandLine) {
        Set<String> known = new TreeSet<>();
        for (String command : COMMANDS) {
            CommandLine subcommand = commandLine.getSubcommands().get(command);
            subcommand.setDefaultValueProvider(this);
            options(subcommand.getCommandSpec()).forEach(option -> known.add(name(option)));
        }
        for (String word : new TreeSet<>(file.stringPropertyNames())) {
            if (!known.contains(word)) {
                throw new UsageError(fileName + ": there is no setting '" + word + "'");
            }
        }
    }

    /** The settings of a command: its options except help and version. */
    public static List<OptionSpec> options(CommandSpec command) {
        List<OptionSpec> options = new ArrayList<>();
        for (OptionSpec option : command.options()) {
            if (!option.usageHelp() && !option.versionHelp()) {
                options.add(option);
            }
        }
        return options;
    }

    /** The name of a setting in a file. */
    public static String name(OptionSpec option) {
        return option.longestName().substring(2);
    }

    /** The name of a setting in the environment. */
    public static String variable(String name) {
        return "CABESTAN_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    @Override
    public String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option) || option.usageHelp() || option.versionHelp()) {
            return null;
        }
        String name = name(option);
        return environment.containsKey(variable(name)) ? environment.get(variable(name)) : file.getProperty(name);
    }

    /** Says where the value of an option came from; empty if it came from a flag. */
    public String source(ArgSpec argument) {
        if (defaultValue(argument) == null || !(argument instanceof OptionSpec option)) {
            return "";
        }
        String variable = variable(name(option));
        return environment.containsKey(variable) ? " (see " + variable + ")" : " (see " + fileName + ")";
    }
}
