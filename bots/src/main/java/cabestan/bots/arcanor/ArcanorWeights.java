package cabestan.bots.arcanor;

import cabestan.rules.game.BadText;
import java.util.List;

/** The weights of the evaluation: what {@code cabestan tune arcanor} printed last. */
final class ArcanorWeights {

    private static final String TABLE = """
            free1       22  148  145  141  129  121   91
            free2      -31  243  181  155  117  118   93
            free3        1  247  179  144  162  151  138
            free4       47  379  283  251  227  197  157
            carrier1     0   56  131  137  134  131  128
            carrier2     0  190  164  140  120  104   90
            carrier3    10  333  269  342  249  211  231
            gaoler1     -3  137  100  135  104   42  235
            gaoler2      1  159  100  155   81   44   93
            gaoler3    -18  212  172  119   93  106   92
            load2        0   72  138  136  126  117  109
            load3      -13   75  111   64   92  151  -19
            load4       29  177  196   64  124  115   75
            prisoner    35   68   60 35 68 60
            points       2   75  302  308  451  537  708  816  960 1044 1237 1496
            target     -20  -16  -25  -25  -19  -34
            pursued2     7   30   26  -27   12   -2   -8    3   47   11  -19    3
            pursued3   110   53  -14  -48   65   60   15   -5   64   44   29    9
            pursued4    55   76   22  -38  122   61   -5  -12   71   21   39    5
            blocked    -16  -19  -38  -56
            column1      0    5    8    1
            column2     -5   -3   -8    2
            column3     22   39   32   26
            column4     30    9   14   27
            hunter1 0 0 0 0
            hunter2 0 0 0 0
            hunter3 0 0 0 0
            room 0 0 0 0 0 0 0 0 0
            tempo       15
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
