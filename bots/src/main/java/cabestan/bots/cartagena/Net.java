package cabestan.bots.cartagena;

import cabestan.rules.game.Split;

/** A small network from the features of a seat to its score: a weighted sum, and a hidden layer for what a sum misses. */
final class Net {

    static final int HIDDEN = 16;

    private static final int INPUTS = CartagenaFeatures.COUNT;
    private static final float UNIT = 1000; // weights are written as whole thousandths

    final float[] direct = new float[INPUTS];
    final float[] bias = new float[HIDDEN];
    final float[] inward = new float[INPUTS * HIDDEN]; // by input, then by hidden unit
    final float[] outward = new float[HIDDEN];

    /** The score of these features; leaves in {@code units} what reached the hidden units. */
    float score(float[] features, float[] units) {
        float score = 0;
        System.arraycopy(bias, 0, units, 0, HIDDEN);
        for (int i = 0; i < INPUTS; i++) {
            if (features[i] != 0) {
                score += direct[i] * features[i];
                add(i * HIDDEN, features[i], units);
            }
        }
        for (int unit = 0; unit < HIDDEN; unit++) {
            score += outward[unit] * Math.max(0, units[unit]);
        }
        return score;
    }

    private void add(int at, float feature, float[] units) {
        for (int unit = 0; unit < HIDDEN; unit++) {
            units[unit] += inward[at + unit] * feature;
        }
    }

    float[][] parts() {
        return new float[][] {direct, bias, inward, outward};
    }

    static Net read(String text) {
        Net net = new Net();
        String[] words = Split.words(text);
        int at = 0;
        for (float[] part : net.parts()) {
            for (int i = 0; i < part.length; i++) {
                part[i] = Integer.parseInt(words[at++]) / UNIT;
            }
        }
        return net;
    }

    /** The weights as {@link #read} takes them, in lines of at most {@code width} characters. */
    String write(int width) {
        StringBuilder text = new StringBuilder();
        int column = 0;
        for (float[] part : parts()) {
            for (float weight : part) {
                String word = Integer.toString(Math.round(weight * UNIT));
                boolean fits = column + 1 + word.length() <= width;
                text.append(column == 0 ? "" : fits ? " " : "\n").append(word);
                column = (column == 0 ? 0 : fits ? column + 1 : 0) + word.length();
            }
        }
        return text.toString();
    }
}
