package cabestan.server.notify.mail;

import java.io.IOException;

/** The SMTP server has answered no. */
public final class SmtpRejection extends IOException {

    /** What the server said no to. */
    public enum Step {
        SESSION,
        RECIPIENT,
        MESSAGE
    }

    private final Step step;
    private final String reply;

    SmtpRejection(Step step, String reply) {
        super("the SMTP server answered: " + reply);
        this.step = step;
        this.reply = reply;
    }

    public Step step() {
        return step;
    }

    /** Whether the answer will always be the same. */
    public boolean isPermanent() {
        return reply.startsWith("5");
    }

    /**
     * Whether no mail can ever reach this address. Codes 5.7.x (RFC 3463) and 530 are about us, for example about a
     * server that does not relay for this site, and would otherwise cost every player their address.
     */
    public boolean isAddressDead() {
        return step == Step.RECIPIENT && isPermanent() && !reply.matches("(530|...[ -]5\\.7\\.).*");
    }
}
