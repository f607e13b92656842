package cabestan.cli.bot;

/** A computer player in another process that does not keep to the protocol, or no longer answers. */
public final class BotFailure extends RuntimeException {

    BotFailure(String command, String what) {
        super(command + ": " + what);
    }
}
