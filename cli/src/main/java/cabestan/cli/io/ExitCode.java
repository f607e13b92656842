package cabestan.cli.io;

/** What a command tells the shell when it could not do, or did not find, what was asked. */
public final class ExitCode {

    /** What the command checked is wrong; the output says how. */
    public static final int FAILED = 1;

    /** The input cannot be used; one line on standard error says why. */
    public static final int BAD_INPUT = 2;

    private ExitCode() {}
}
