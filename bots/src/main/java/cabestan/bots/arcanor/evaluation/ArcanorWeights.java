package cabestan.bots.arcanor.evaluation;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Split;
import java.util.List;

/** The weights of the evaluation: what {@code cabestan tune arcanor} printed last. */
public final class ArcanorWeights {

    private static final String TABLE = """
            free1       90  235  190  178  139  112   79
            free2      -28  186  201  162  144  121  108
            free3       96  245  177  164  144  120   80
            free4      189  445  369  271  234  185  172
            carrier1     0  123  159  143  123  109   91
            carrier2     0  190  164  140  120  104   90
            carrier3    10  373  372  381  370  254  524
            gaoler1     16  143  120  112   66   26  176
            gaoler2     40  167  116  114  113   57  104
            gaoler3     83  244  179  133   76   43   72
            load2        0  139  166  142  115   95   72
            load3       55   42   76   60   57   47  -22
            load4       53  134  145   92   71  137 -163
            prisoner    55   66   98   16   29   93
            points     -30   80  222  313  429  593  730  808  954 1181 1297 1585
            target     -16  -72  -68  -17  -84  -73
            covered      0   41   18   42
            pursued2    35   28   -4  -23   32    8   11  -17  128   34    4    2
            pursued3    96   50   -9   22   52   39   33   14   21   35   51   66
            pursued4   148  111   -7  -45   98   53   25    4  106   56   22    7
            blocked    -14    2  -13  -32
            column1    -25    6    4  -10
            column2     -5   23   20   11
            column3     52   59   57   65
            column4     38   43   56   49
            hunter1     20    2  -21  -40
            hunter2      9   -4    3   -6
            hunter3      7    7   17   23
            room        80   25   18   19   19   17  -10  -19  -38
            paths     -187  -18  -16   -1    6    4    4    7   13   11    5   14   29
            tempo       24
            """;

    private ArcanorWeights() {}

    public static int[] weights() {
        return read(TABLE);
    }

    private static int[] read(String table) {
        int[] weights = new int[ArcanorFeatures.COUNT];
        String[] rows = Split.by('\n', table.strip());
        List<ArcanorFeatures.Line> lines = ArcanorFeatures.lines();
        for (int i = 0; i < lines.size(); i++) {
            ArcanorFeatures.Line line = lines.get(i);
            String[] words = Split.words(rows[i]);
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
    public static String write(int[] weights) {
        StringBuilder table = new StringBuilder();
        for (ArcanorFeatures.Line line : ArcanorFeatures.lines()) {
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
