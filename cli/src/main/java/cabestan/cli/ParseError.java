package cabestan.cli;

import cabestan.rules.game.BadText;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in our own words what is wrong with a command line. */
final class ParseError {

    private ParseError() {}

    static String message(ParameterException e) {
        return switch (e) {
            case UnmatchedArgumentException unmatched -> unmatched(unmatched);
            case MissingParameterException missing ->
                missing(missing) + "; see " + name(e.getCommandLine()) + " --help";
            default ->
                e.getMessage()
                        .replaceFirst("^Invalid value for option '([^']*)'[^:]*: ", "$1: ")
                        .replaceFirst("^Invalid value for positional parameter at index \\d+ \\([^:]*\\): ", "")
                        .replaceFirst("^Error: (.*) are mutually exclusive.*", "give only one of $1")
                        .replaceFirst(
                                "^Unknown subcommand ('[^']*').*", "$1 is not a command; cabestan --help lists them");
        };
    }

    private static String unmatched(UnmatchedArgumentException e) {
        String word = BadText.quote(e.getUnmatched().getFirst());
        if (e.isUnknownOption()) {
            boolean isRoot = e.getCommandLine().getParent() == null;
            return "unknown option " + word + (isRoot ? "; cabestan --help lists the commands" : "");
        }
        return e.getCommandLine().getSubcommands().isEmpty()
                ? "unexpected " + word
                : word + " is not a command; " + name(e.getCommandLine()) + " --help lists them";
    }

    private static String missing(MissingParameterException e) {
        if (e.getMessage().startsWith("Missing required parameter for option")) {
            return ((OptionSpec) e.getMissing().getFirst()).longestName() + " needs a value";
        }
        String all = e.getMissing().stream()
                .map(argument -> argument instanceof OptionSpec option
                        ? option.longestName() + "=" + option.paramLabel()
                        : argument.paramLabel())
                .collect(Collectors.joining(" and "));
        return all + (e.getMissing().size() == 1 ? " is missing" : " are missing");
    }

    private static String name(CommandLine commandLine) {
        return commandLine.getCommandSpec().qualifiedName();
    }
}
