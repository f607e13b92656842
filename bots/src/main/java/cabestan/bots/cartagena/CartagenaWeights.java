package cabestan.bots.cartagena;

/** The weights of the evaluation. */
final class CartagenaWeights {

    static final CartagenaWeights LEARNED = new CartagenaWeights(new double[] {
        -0.250, 0.933, 0.492, -0.078, -0.206, -0.179, -0.093, -0.155, 0.034, -0.045, 0.255, 1.148, 0.532, 0.268, 1.366,
        2.716, 1.148, 0.688, 0.463, 0.238, 0.220, 0.147, 1.137, -0.524, 0.239, 0.214, 0.097, 0.103, 0.123, 0.209, 0.123,
        0.112, -0.033, 0.013, 0.084, 0.079
    });

    private final double[] weights;

    CartagenaWeights(double[] weights) {
        this.weights = weights;
    }

    static double[] first() {
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
