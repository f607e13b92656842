package cabestan.bots.arcanor;

import cabestan.rules.game.BadText;
import java.util.List;

/** The weights of the evaluation: what {@code cabestan tune arcanor} printed last. */
final class ArcanorWeights {

    private static final String TABLE = """
            free1       0  145  132  120  110  102   95
            free2       0  190  164  140  120  104   90
            free3       0  255  216  180  150  126  105
            free4       0  340  288  240  200  168  140
            carrier1    0  145  132  120  110  102   95
            carrier2    0  190  164  140  120  104   90
            carrier3    0  255  216  180  150  126  105
            gaoler1     0  137  125  114  104   96   90
            gaoler2     0  180  155  133  114   98   85
            gaoler3     0  242  205  171  142  119   99
            load2       0  161  139  119  102   88   76
            load3       0  216  183  153  127  107   89
            load4       0  289  244  204  170  142  119
            prisoner    0    0    0
            points      0  102  210  322  440  562  690  822  960 1102 1250 1402
            target    -80 -120 -160  -10  -10  -10
            pursued2   40   10    0   -5   40   10    0   -5   40   10    0   -5
            pursued3   60   15    0   -8   60   15    0   -8   60   15    0   -8
            pursued4   80   20    0  -10   80   20    0  -10   80   20    0  -10
            blocked   -10  -10  -10  -10
            column1     0    0    0    0
            column2     0    0    0    0
            column3     0    0    0    0
            column4     0    0    0    0
            tempo      15
            """;

    private ArcanorWeights() {}

    static int[] weights() {
        return read(TABLE);
    }

    private static int[] read(String table) {
        int[] weights = new int[Features.COUNT];
        String[] rows = table.split("\n");
        List<Features.Line> lines = Features.lines();
        for (int i = 0; i < lines.size(); i++) {
            Features.Line line = lines.get(i);
            String[] words = rows[i].trim().split(" +");
            if (!words[0].equals(line.name()) || words.length != line.length() + 1) {
                throw new BadText(i + 1, "expected " + line.name() + " and " + line.length() + " weights");
            }
            for (int j = 0; j < line.length(); j++) {
                weights[line.first() + j] = Integer.parseInt(words[j + 1]);
            }
        }
        return weights;
    }

    /** The table of these weights, as it stands above. */
    static String write(int[] weights) {
        StringBuilder table = new StringBuilder();
        for (Features.Line line : Features.lines()) {
            table.append(line.name()).append(" ".repeat(9 - line.name().length()));
            for (int i = 0; i < line.length(); i++) {
                String number = Integer.toString(weights[line.first() + i]);
                table.append(" ".repeat(Math.max(1, 5 - number.length()))).append(number);
            }
            table.append('\n');
        }
        return table.toString();
    }
}
