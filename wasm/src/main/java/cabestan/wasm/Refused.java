package cabestan.wasm;

import cabestan.rules.game.Rejection;

/** Something asked of a table that cannot be done; nothing has changed. */
final class Refused extends RuntimeException {

    private final Rejection why;

    Refused(Rejection why) {
        super(why.reason());
        this.why = why;
    }

    Refused(String code, String reason) {
        this(new Rejection("", code, reason));
    }

    Rejection why() {
        return why;
    }
}
