package cabestan.bots.fragile;

/** What the judge's counts weigh. */
final class FragileWeights {

    static final double[] LEARNED = byHand();

    private FragileWeights() {}

    private static double[] byHand() {
        double[] w = new double[Judge.COUNTS];
        w[Judge.MARKER] = 0.5;
        double[] lead = {4, 1.6, 1.2, 1, 0.9};
        System.arraycopy(lead, 0, w, Judge.LEAD, lead.length);
        w[Judge.AT_HOME] = -0.2;
        w[Judge.FRAGILE_NEAR] = 0.2;
        double[] haul = {0.7, 0.66, 0.62, 0.58, 0.5, 0.44, 0.38, 0.32, 0.2, 0};
        double[] rank = {1, 0.8, 0.5};
        for (int wait = 0; wait < 2; wait++) {
            for (int r = 0; r < Judge.RANKS; r++) {
                for (int s = 0; s < Judge.STEPS; s++) {
                    w[Judge.HAUL + (wait * Judge.RANKS + r) * Judge.STEPS + s] =
                            haul[s] * rank[r] * (wait == 0 ? 1.2 : 0.8);
                }
            }
        }
        return w;
    }
}
