package cabestan.table.reply;

import cabestan.rules.game.Split;
import java.util.ArrayList;
import java.util.List;

/** Turns a plan into text and back, for the database: a row for each line, with tabs between its turns. */
public final class ReplyPlanCodec {

    private ReplyPlanCodec() {}

    public static String write(ReplyPlan plan) {
        List<String> rows = new ArrayList<>();
        for (List<String> line : plan.lines()) {
            rows.add(String.join("\t", line));
        }
        return String.join("\n", rows);
    }

    /** Reads what {@link #write} wrote. */
    public static ReplyPlan read(String text) {
        List<List<String>> lines = new ArrayList<>();
        for (String row : Split.by('\n', text)) {
            lines.add(List.of(Split.by('\t', row)));
        }
        return new ReplyPlan(lines);
    }
}
