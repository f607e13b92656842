package cabestan.bots.fragile;

/** What the judge's counts weigh, for each number of seats: thousandths, as {@code cabestan tune fragile} prints them. */
final class FragileWeights {

    static final int MAX_SEATS = 4;

    private static final String LEARNED = """
            500 500 500 500 500 200 200 200 200 200 4000 1600 1200 1000 900 -200 200
            840 792 744 696 600 528 456 384 240 0
            672 634 595 557 480 422 365 307 192 0
            420 396 372 348 300 264 228 192 120 0
            560 528 496 464 400 352 304 256 160 0
            448 422 397 371 320 282 243 205 128 0
            280 264 248 232 200 176 152 128 80 0
            840 792 744 696 600 528 456 384 240 0
            672 634 595 557 480 422 365 307 192 0
            420 396 372 348 300 264 228 192 120 0
            560 528 496 464 400 352 304 256 160 0
            448 422 397 371 320 282 243 205 128 0
            280 264 248 232 200 176 152 128 80 0
            500 500 500 500 500 200 200 200 200 200 4000 1600 1200 1000 900 -200 200
            840 792 744 696 600 528 456 384 240 0
            672 634 595 557 480 422 365 307 192 0
            420 396 372 348 300 264 228 192 120 0
            560 528 496 464 400 352 304 256 160 0
            448 422 397 371 320 282 243 205 128 0
            280 264 248 232 200 176 152 128 80 0
            840 792 744 696 600 528 456 384 240 0
            672 634 595 557 480 422 365 307 192 0
            420 396 372 348 300 264 228 192 120 0
            560 528 496 464 400 352 304 256 160 0
            448 422 397 371 320 282 243 205 128 0
            280 264 248 232 200 176 152 128 80 0
            500 500 500 500 500 200 200 200 200 200 4000 1600 1200 1000 900 -200 200
            840 792 744 696 600 528 456 384 240 0
            672 634 595 557 480 422 365 307 192 0
            420 396 372 348 300 264 228 192 120 0
            560 528 496 464 400 352 304 256 160 0
            448 422 397 371 320 282 243 205 128 0
            280 264 248 232 200 176 152 128 80 0
            840 792 744 696 600 528 456 384 240 0
            672 634 595 557 480 422 365 307 192 0
            420 396 372 348 300 264 228 192 120 0
            560 528 496 464 400 352 304 256 160 0
            448 422 397 371 320 282 243 205 128 0
            280 264 248 232 200 176 152 128 80 0
            """;

    private static final double[][] WEIGHTS = read();

    private FragileWeights() {}

    static double[] of(int seats) {
        return WEIGHTS[seats];
    }

    private static double[][] read() {
        double[][] weights = new double[MAX_SEATS + 1][Judge.COUNTS];
        String[] words = LEARNED.trim().split("\\s+");
        for (int i = 0; i < words.length; i++) {
            weights[2 + i / Judge.COUNTS][i % Judge.COUNTS] = Integer.parseInt(words[i]) / 1000.0;
        }
        return weights;
    }

    static String write(double[][] weights) {
        StringBuilder text = new StringBuilder();
        for (int seats = 2; seats <= MAX_SEATS; seats++) {
            for (int i = 0; i < Judge.COUNTS; i++) {
                boolean newLine = i == 0 || i >= Judge.HAUL && (i - Judge.HAUL) % Judge.STEPS == 0;
                text.append(newLine ? "\n" : " ").append(Math.round(weights[seats][i] * 1000));
            }
        }
        return text.append('\n').toString();
    }
}
