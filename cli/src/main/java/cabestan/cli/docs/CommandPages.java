package cabestan.cli.docs;

import cabestan.cli.io.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The pages that are made from the program itself, as Markdown: every command and every setting. */
final class CommandPages {

    /** What the first page of the documentation says of them. */
    static final String CONTENTS = """

            ## Reference
            - [Commands](commands.md): every command with its arguments and options
            - [Settings](settings.md): every setting of a server
            """;

    private final Map<String, String> pages = new TreeMap<>();

    /** @param root the command that has all others */
    CommandPages(CommandSpec root) {
        List<CommandSpec> commands = new ArrayList<>();
        collect(root, commands);
        StringBuilder list = new StringBuilder("# Commands\n\n")
                .append(text(root.usageMessage().description()))
                .append(" Without a command it serves.\n\n")
                .append(
                        "In a copy of the repository, `./cabestan` first builds the program if needed, and has three more")
                .append(
                        " commands: `./cabestan test [PART]` runs the tests, `./cabestan mutate MODULE` does mutation testing, and")
                .append(" `./cabestan release DIR` makes a release.\n\n")
                .append("| command | |\n|---|---|\n");
        for (CommandSpec command : commands) {
            list.append("| [")
                    .append(command.qualifiedName())
                    .append("](")
                    .append(file(command).substring("docs/".length()));
            list.append(") | ")
                    .append(text(command.usageMessage().description()))
                    .append(" |\n");
            pages.put(file(command), page(command));
        }
        pages.put("docs/commands.md", list.append('\n').append(footer(root)).toString());
        pages.put("docs/settings.md", settings(root));
    }

    private static void collect(CommandSpec parent, List<CommandSpec> commands) {
        for (CommandLine child : parent.subcommands().values()) {
            CommandSpec command = child.getCommandSpec();
            if (!command.helpCommand()) {
                commands.add(command);
                collect(command, commands);
            }
        }
    }

    private static String file(CommandSpec command) {
        String words = command.qualifiedName("-");
        return "docs/commands/" + words.substring(words.indexOf('-') + 1) + ".md";
    }

    /** The text of a page, or null if no command has it. */
    String read(String path) {
        return pages.get(path);
    }

    private static String page(CommandSpec command) {
        StringBuilder page =
                new StringBuilder("# ").append(command.qualifiedName()).append("\n\n");
        page.append(text(command.usageMessage().description())).append("\n\n");
        page.append("```\n")
                .append(new Help(command, Help.defaultColorScheme(Help.Ansi.OFF))
                        .synopsis(0)
                        .strip());
        page.append("\n```\n");
        rows(page, "Arguments", command.positionalParameters());
        rows(page, "Options", Settings.options(command));
        return page.append('\n').append(footer(command)).toString();
    }

    private static void rows(StringBuilder page, String title, List<? extends ArgSpec> arguments) {
        List<? extends ArgSpec> shown =
                arguments.stream().filter(each -> !each.hidden()).toList();
        if (shown.isEmpty()) {
            return;
        }
        page.append("\n## ").append(title).append("\n\n| | |\n|---|---|\n");
        for (ArgSpec each : shown) {
            page.append("| `")
                    .append(written(each).replace("|", "\\|"))
                    .append("` | ")
                    .append(text(each.description()))
                    .append(" |\n");
        }
    }

    private static String written(ArgSpec argument) {
        String label = argument.arity().max() == 0 ? "" : argument.paramLabel();
        return argument instanceof OptionSpec option
                ? (String.join(", ", option.names()) + " " + label).strip()
                : label;
    }

    /** Indented lines of a footer are examples, the others sentences. */
    private static String footer(CommandSpec command) {
        StringBuilder page = new StringBuilder();
        boolean inExamples = false;
        for (String line : command.usageMessage().footer()) {
            boolean isExample = line.startsWith("  ");
            if (isExample != inExamples) {
                page.append("```\n");
                inExamples = isExample;
            }
            if (line.equals("Examples:")) {
                page.append("\n## Examples\n");
            } else {
                page.append(isExample ? plain(line).substring(2) : text(line)).append('\n');
            }
        }
        return page.append(inExamples ? "```\n" : "").toString();
    }

    private static String settings(CommandSpec root) {
        Map<String, OptionSpec> settings = new TreeMap<>();
        Map<String, String> commands = new TreeMap<>();
        for (String command : Settings.COMMANDS) {
            for (OptionSpec option :
                    Settings.options(root.subcommands().get(command).getCommandSpec())) {
                String name = Settings.name(option);
                settings.put(name, option);
                commands.merge(name, command, (one, other) -> one + ", " + other);
            }
        }
        StringBuilder page = new StringBuilder("""
                # Settings

                A setting can be given as a flag, in the environment, or in the file that `--config` names. If it is given \
                more than once, the flag comes before the environment, and the environment before the file. In the file a \
                setting has the name of its flag without the leading dashes (`in-memory = 5000`); a flag that takes no \
                value is `true` or `false` there. A bad value, or an unknown setting in the file, stops the program at the \
                start with a message that names the setting.

                | flag | environment | for | what it does |
                |---|---|---|---|
                """);
        settings.forEach((name, option) -> page.append("| `" + written(option) + "` | `" + Settings.variable(name)
                + "` | " + commands.get(name) + " | " + text(option.description()) + " |\n"));
        return page.toString();
    }

    /** Help texts are formats, in which a percent sign is written twice. */
    private static String plain(String line) {
        return line.replace("%%", "%");
    }

    /** Sentences as Markdown that shows them as they are. */
    private static String text(String... lines) {
        return plain(String.join(" ", lines)).replaceAll("([\\\\`*_<>|\\[\\]])", "\\\\$1");
    }
}
