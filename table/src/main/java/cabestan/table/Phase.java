package cabestan.table;

/** The phase of a table's life. */
public enum Phase {
    WAITING("waiting"),
    RUNNING("running"),
    OVER("over");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /** The word for this phase in texts and messages. */
    public String word() {
        return word;
    }

    /** The phase with this word. */
    public static Phase of(String word) {
        for (Phase phase : values()) {
            if (phase.word.equals(word)) {
                return phase;
            }
        }
        throw new IllegalArgumentException(word);
    }
}
