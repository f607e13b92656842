package cabestan.bots.analysis;

/** The mark of a decision; docs/analysis.md justifies the thresholds. */
public enum Mark {
    NONE(""),
    FIND("find"),
    INACCURACY("inaccuracy"),
    MISTAKE("mistake"),
    BLUNDER("blunder");

    /** So much of the chances given away, per ten thousand, is at least an inaccuracy, a mistake, a blunder. */
    static final int INACCURATE = 500;

    static final int MISTAKEN = 1000;
    static final int BLUNDERED = 2000;

    /** So much better than everything else, and not to be seen at first sight, is a find. */
    static final int FOUND = 1000;

    private final String word;

    Mark(String word) {
        this.word = word;
    }

    /** The word in reports; empty for {@link #NONE}. */
    public String word() {
        return word;
    }

    static Mark ofLoss(int loss) {
        return loss >= BLUNDERED ? BLUNDER : loss >= MISTAKEN ? MISTAKE : loss >= INACCURATE ? INACCURACY : NONE;
    }
}
