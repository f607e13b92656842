package cabestan.bots.fragile.compose;

import cabestan.bots.fragile.compose.FragileComposer.Composed;
import cabestan.bots.fragile.compose.FragileComposer.Order;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Split;

/**
 * A composed problem as stored in a file: a heading in comments, then the problem in the text format of the rules.
 *
 * @param grade from 1 to 4
 * @param points the points of its only best solution
 * @param seed the seed of the composer, as it was typed
 * @param attempt the number of the attempt that found it
 * @param text the problem without the heading
 */
public record FragileSheet(
        String title, int grade, int turns, int points, int dockers, String seed, long attempt, String text) {

    public static FragileSheet of(Composed problem, Order order, String seed, long attempt) {
        return new FragileSheet(
                problem.title(),
                problem.grade().grade(),
                order.turns(),
                problem.proof().points(),
                order.dockers(),
                seed,
                attempt,
                problem.text());
    }

    public String write() {
        return "# title    " + title + "\n"
                + "# grade    " + grade + "\n"
                + "# proved   turns " + turns + " points " + points + " solutions 1\n"
                + "# composed turns " + turns + " dockers " + dockers + " seed " + seed + " attempt " + attempt + "\n"
                + text;
    }

    /** Reads a sheet; throws {@link BadText} if its heading is wrong. */
    public static FragileSheet read(String sheet) {
        String[] lines = Split.by('\n', sheet, 5);
        if (lines.length < 5) {
            throw new BadText(lines.length, "expected a heading of four lines, found the end of the text");
        }
        String[] proved = words(lines, 2, "proved", 6);
        String[] composed = words(lines, 3, "composed", 8);
        return new FragileSheet(
                String.join(" ", words(lines, 0, "title", 1)),
                (int) number(words(lines, 1, "grade", 1)[0], 2),
                (int) number(proved[1], 3),
                (int) number(proved[3], 3),
                (int) number(composed[3], 4),
                composed[5],
                number(composed[7], 4),
                lines[4]);
    }

    private static String[] words(String[] lines, int index, String key, int least) {
        String start = "# " + key + " ";
        if (lines[index].startsWith(start)) {
            String[] words = Split.words(lines[index].substring(start.length()));
            if (words.length >= least) {
                return words;
            }
        }
        throw new BadText(index + 1, "expected a comment '" + start + "…', found " + BadText.quote(lines[index]));
    }

    private static long number(String word, int line) {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw new BadText(line, "expected a number, found " + BadText.quote(word));
        }
    }

    /** Whether it comes from the attempts of this order and seed. */
    public boolean isOf(Order order, String word) {
        return turns == order.turns() && dockers == order.dockers() && seed.equals(word);
    }
}
