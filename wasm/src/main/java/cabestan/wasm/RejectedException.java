package cabestan.wasm;

import cabestan.rules.game.Rejection;

/** Carries a rejection to the answer of an export. */
final class RejectedException extends RuntimeException {

    private final transient Rejection rejection;

    RejectedException(Rejection rejection) {
        super(rejection.reason());
        this.rejection = rejection;
    }

    Rejection rejection() {
        return rejection;
    }
}
