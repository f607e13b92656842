package cabestan.rules.fragile;

/** Why a match ended. */
enum FragileEnding {
    DEPOTS_FULL("depots-full", "all depots of one player are filled and the last turns are played"), // F31
    ALL_DEAD("all-dead", "every crate outside the depots is in a pile that can never be unstacked"), // F34
    ALL_STORED("all-stored", "every crate is in a depot"), // F34
    QUIET("quiet", FragileEnding.QUIET_ROUNDS + " rounds passed without a crate put into a depot"); // F35

    static final int QUIET_ROUNDS = 30;

    final String code;
    final String reason;

    FragileEnding(String code, String reason) {
        this.code = code;
        this.reason = reason;
    }
}
