package cabestan.server.problems;

import cabestan.bots.fragile.compose.FragileSheet;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblems;
import cabestan.server.store.ProblemRepository.ProblemRow;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The built-in problems: the published ones, and the pack inside the jar. */
final class ProblemPack {

    private static final int GRADES = 4;

    private ProblemPack() {}

    static List<ProblemRow> all() {
        List<ProblemRow> rows = new ArrayList<>();
        for (FragileProblem problem : FragileProblems.all()) {
            String title = "Problem " + (rows.size() + 1);
            rows.add(new ProblemRow(problem.id(), title, "", problem.text(), 0, "proving", 0, 0, 0, "", rows.size()));
        }
        for (int grade = 1; grade <= GRADES; grade++) {
            Optional<String> sheet = sheet(grade, 1);
            for (int number = 1; sheet.isPresent(); number++) {
                rows.add(row(name(grade, number), FragileSheet.read(sheet.get()), rows.size()));
                sheet = sheet(grade, number + 1);
            }
        }
        return rows;
    }

    /** The pack was proved when it was composed. */
    private static ProblemRow row(String id, FragileSheet sheet, int place) {
        return new ProblemRow(
                id,
                sheet.title(),
                "",
                sheet.text(),
                sheet.grade(),
                "proved",
                sheet.turns(),
                sheet.points(),
                1,
                "",
                place);
    }

    private static String name(int grade, int number) {
        return grade + "-" + (number < 10 ? "0" : "") + number;
    }

    private static Optional<String> sheet(int grade, int number) {
        String path = "/problems/grade-" + grade + "/" + name(grade, number).substring(2) + ".txt";
        try (InputStream in = ProblemPack.class.getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
