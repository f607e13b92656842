package cabestan.cli.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Cabestan;
import cabestan.cli.io.Arguments;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** The commands {@code solve} and {@code compose} as they are typed. */
class ProblemCommandsTest {

    private record Answer(int code, String out, String err) {}

    @TempDir
    private Path folder;

    private static Answer cabestan(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine = Cabestan.commandLine();
        commandLine.setOut(new PrintWriter(out));
        commandLine.setErr(new PrintWriter(err));
        return new Answer(commandLine.execute(args), out.toString(), err.toString());
    }

    @Test
    void solve_prints_the_figures_and_the_solution_with_the_cost_of_each_action() {
        assertEquals(new Answer(0, """
                turns 2 points 10 solutions 1
                turn 1, 5 points: J6-I4 [3] I4^I3-I2 [2]
                turn 2, 5 points: J5-J3 [2] J3^J2-J1 [2] J3*I3-H3 [1]
                """, ""), cabestan("solve", "p3"));
    }

    @Test
    void solve_shows_all_best_solutions_when_asked() {
        assertEquals("""
                turns 2 points 8 solutions 2
                solution 1
                turn 1, 4 points: B9-B6 [3] B6~C6-D5(D6) [1]
                turn 2, 4 points: D6*D5-D4 [1] D5*D4-D3 [1] D4*D3-D2 [1] D3~D2-C3(C2) [1]
                solution 2
                turn 1, 4 points: B9-C7 [3] C7~C6-D5(D6) [1]
                turn 2, 4 points: D6*D5-D4 [1] D5*D4-D3 [1] D4*D3-D2 [1] D3~D2-C3(C2) [1]
                """, cabestan("solve", "p1", "--all").out());
    }

    @Test
    void solve_answers_in_JSON() {
        assertEquals(
                "{\"verdict\":\"solved\",\"turns\":2,\"points\":7,\"solutions\":1,\"shown\":["
                        + "[[{\"action\":\"F3^E3-D3\",\"cost\":2}],"
                        + "[{\"action\":\"B4-E4\",\"cost\":3},{\"action\":\"E4*E3-E2\",\"cost\":1},"
                        + "{\"action\":\"E3~E2-J1(F2,H2,J2)\",\"cost\":1}]]]}\n",
                cabestan("solve", "p2", "--json").out());
    }

    @Test
    void solve_says_when_there_is_no_solution() {
        assertEquals(new Answer(1, "no solution within 1 turn\n", ""), cabestan("solve", "p2", "--max-turns", "1"));
    }

    @Test
    void solve_finds_the_problems_of_the_pack() {
        Answer answer = cabestan("solve", "1-01");
        assertEquals(0, answer.code());
        assertTrue(answer.out().startsWith("turns 2 points "), answer.out());
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "p9, 'p9' is not a problem; expected p1 to p8",
                "1-999, 1-999 is not a problem of the pack; see docs/problems.md",
                "no-such-file, no-such-file: there is no such file"
            })
    void bad_input_gets_one_line(String word, String message) {
        assertEquals(new Answer(2, "", "cabestan: " + message + "\n"), cabestan("solve", word));
    }

    @Test
    void a_problem_in_the_middle_of_a_turn_is_rejected() throws IOException {
        Path file = Files.writeString(folder.resolve("running.txt"), """
                game     fragile-problem
                crates   C6
                dockers  D6 B9
                goal     C6 C3
                turns    2
                acted    D6 left 2
                """);
        Answer answer = cabestan("solve", file.toString());
        assertEquals(2, answer.code());
        assertTrue(answer.err().contains("a turn is running"), answer.err());
    }

    @Test
    void compose_continues_where_it_stopped() throws IOException {
        String[] order = {"compose", "--turns", "2", "--count", "1", "--folder", folder.toString()};
        assertEquals(0, cabestan(order).code());
        List<String> first = sheets();
        assertEquals(1, first.size());
        assertEquals(0, cabestan(order).code());
        List<String> both = sheets();
        assertEquals(2, both.size());
        assertTrue(both.containsAll(first));
    }

    private List<String> sheets() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(ProblemCommandsTest::text)
                    .toList();
        }
    }

    private static String text(Path file) {
        return Arguments.text(file.toString());
    }

    @Test
    void compose_leaves_a_folder_with_other_texts_alone() throws IOException {
        Files.writeString(folder.resolve("diary.txt"), "Dear diary\n");
        Answer answer = cabestan("compose", "--turns", "2", "--folder", folder.toString());
        assertEquals(2, answer.code());
        assertTrue(answer.err().contains("diary.txt:2: expected a heading"), answer.err());
    }
}
