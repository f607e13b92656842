package cabestan.cli.io;

/** The exit codes of commands that did not succeed. */
public final class ExitCode {

    /** What the command checked is wrong; the output says how. */
    public static final int FAILED = 1;

    /** The input cannot be used; one line on standard error says why. */
    public static final int BAD_INPUT = 2;

    private ExitCode() {}
}
