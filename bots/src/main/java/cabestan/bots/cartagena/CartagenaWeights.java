package cabestan.bots.cartagena;

/** The weights of the evaluation. */
final class CartagenaWeights {

    static final CartagenaWeights LEARNED = new CartagenaWeights(first());

    private final double[] weights;

    CartagenaWeights(double[] weights) {
        this.weights = weights;
    }

    private static double[] first() {
        double[] w = new double[Features.COUNT];
        w[0] = 0.3;
        w[14] = 1.2;
        w[22] = 1.2;
        w[24] = 0.05;
        w[25] = 0.05;
        w[26] = 0.05;
        w[30] = 0.05;
        w[34] = -0.5;
        return w;
    }

    Evaluation evaluation(String variant, int seats) {
        return new Evaluation(weights);
    }
}
