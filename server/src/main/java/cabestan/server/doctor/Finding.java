package cabestan.server.doctor;

/** The result of one check, and what to do about it. */
public record Finding(Grade grade, String text) {

    /** How bad it is. */
    public enum Grade {
        GOOD,
        ADVICE,
        FAULT
    }

    static Finding good(String text) {
        return new Finding(Grade.GOOD, text);
    }

    static Finding advice(String text) {
        return new Finding(Grade.ADVICE, text);
    }

    static Finding fault(String text) {
        return new Finding(Grade.FAULT, text);
    }
}
