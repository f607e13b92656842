package cabestan.bots.arcanor;

import cabestan.rules.game.BadText;
import java.util.List;

/** The weights of the evaluation: what {@code cabestan tune arcanor} printed last. */
final class ArcanorWeights {

    private static final String TABLE = """
            free1        4  163  191  180  167  135   90
            free2       14  191  178  156  105  109   76
            free3       89  256  187  160  155  149  119
            free4      130  422  342  253  237  187  184
            carrier1     0   70  134  152  140  134  112
            carrier2     0  190  164  140  120  104   90
            carrier3    10  345  434  451  294  279  332
            gaoler1      6  152  142  120   60  103   40
            gaoler2     22  157  156  159   86   89  105
            gaoler3    -21  213  143  110   72   41    9
            load2        0   86  141  151  132  120   93
            load3        5   31   60   74   77   37  132
            load4       44  148   29   20  118  104   40
            prisoner    61   30   96   26   47   55
            points     -40   98  276  307  447  624  691  778  983 1136 1311 1528
            target     -50  -63  -22  -49  -68  -27
            covered 0 0 0 0
            pursued2    17   19   37  -23   14   -4    1   -4  220    1  -24  -24
            pursued3   109   79   20  -37   64   50   37    4   52   42   37   35
            pursued4   150  148  -26 -124  144   48    9  -11   40   54   28   22
            blocked     -3   -3  -11  -15
            column1     -2    6    9    8
            column2    -16   -4    1   17
            column3     42   42   55   55
            column4     21   34   44   50
            hunter1     52   14  -16  -40
            hunter2    -26  -20   -1   13
            hunter3     15    2    6   17
            room        93   27   26   29   25   37   -5  -30  -49
            paths 0 0 0 0 0 0 0 0 0 0 0 0 0
            tempo       19
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
