package cabestan.cli;

import java.util.Map;
import java.util.StringJoiner;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * The help of a command. Indented lines of a footer are never wrapped, so that examples can be copied; all other lines
 * form paragraphs. The list of commands is grouped.
 */
final class HelpPage extends Help {

    /** The headings in the list of commands, each before the first command of its group. */
    private static final Map<String, String> GROUPS = Map.of(
            "play", "To play:\n",
            "serve", "To host:\n",
            "arena", "For computer players:\n",
            "bench", "To measure and test:\n",
            "help", "");

    private static final int INDENT = 2;

    HelpPage(CommandSpec spec, ColorScheme colours) {
        super(spec, colours);
    }

    @Override
    public String description(Object... parameters) {
        return wrapped(String.join(" ", usage().description()), parameters);
    }

    @Override
    public String footer(Object... parameters) {
        StringBuilder text = new StringBuilder();
        StringJoiner paragraph = new StringJoiner(" ").setEmptyValue("");
        for (String line : usage().footer()) {
            boolean isProse = !line.isEmpty() && !line.startsWith(" ");
            if (isProse) {
                paragraph.add(line);
            } else {
                text.append(wrapped(paragraph.toString(), parameters));
                text.append(String.format(line, parameters)).append('\n');
                paragraph = new StringJoiner(" ").setEmptyValue("");
            }
        }
        return text.append(wrapped(paragraph.toString(), parameters)).toString();
    }

    /** Every command with the first sentence of its description. */
    @Override
    public String commandList() {
        int width =
                subcommands().keySet().stream().mapToInt(String::length).max().orElse(0) + INDENT;
        StringBuilder list = new StringBuilder();
        subcommands().forEach((name, help) -> {
            if (commandSpec().parent() == null && GROUPS.containsKey(name)) {
                list.append('\n').append(GROUPS.get(name));
            }
            UsageMessageSpec usage = help.commandSpec().usageMessage();
            list.append(row(width, name, usage.header().length > 0 ? usage.header() : usage.description()));
        });
        return list.toString();
    }

    private String row(int width, String name, String... description) {
        TextTable table = TextTable.forColumns(
                colorScheme(),
                new Column(width, INDENT, Column.Overflow.SPAN),
                new Column(usage().width() - width, INDENT, Column.Overflow.WRAP));
        table.addRowValues(name, String.join(" ", description).split("(?<=\\.) ", 2)[0]);
        return table.toString();
    }

    private String wrapped(String text, Object... parameters) {
        if (text.isEmpty()) {
            return "";
        }
        boolean wide = usage().adjustLineBreaksForWideCJKCharacters();
        return join(colorScheme().ansi(), usage().width(), wide, new String[] {text}, new StringBuilder(), parameters)
                .toString();
    }

    private UsageMessageSpec usage() {
        return commandSpec().usageMessage();
    }
}
