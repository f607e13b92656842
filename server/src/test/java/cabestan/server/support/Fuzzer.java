package cabestan.server.support;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.server.protocol.RequestRejected;
import java.util.List;
import java.util.function.Consumer;

/** Gives a parser texts that are almost right: valid samples with a few mistakes, the same ones for the same seed. */
public final class Fuzzer {

    private static final List<String> WORDS = List.of(
            "",
            " ",
            "\n",
            "\r\n",
            "\t",
            "\0",
            "-",
            "--1",
            "-1",
            "0",
            "1",
            "9",
            "99999999999999999999",
            "2147483648",
            "0x1",
            "1e9",
            "NaN",
            "null",
            "true",
            "{}",
            "[]",
            "{",
            "]",
            "\"",
            "\\",
            "\\u0000",
            "=",
            "@",
            "*",
            "?",
            "#",
            ",",
            ":",
            "é",
            "😀",
            "\uD800",
            "seat",
            "turn",
            "seed",
            "end",
            "start",
            "deal",
            "result",
            "a1",
            "D6*C6-B6",
            "acted",
            "player");

    private final List<String> samples;
    private final Dice dice;

    public Fuzzer(List<String> samples, Seed seed) {
        this.samples = List.copyOf(samples);
        this.dice = seed.dice();
    }

    /** Lets the parser read this many texts; whatever it throws must be a rejection in words. */
    public void feed(int inputs, Consumer<String> parser) {
        for (int input = 0; input < inputs; input++) {
            String text = next();
            try {
                parser.accept(text);
            } catch (BadText | RequestRejected rejected) {
                if (rejected.getMessage() == null || rejected.getMessage().isBlank()) {
                    throw new AssertionError("rejected without a reason:\n" + text, rejected);
                }
            } catch (RuntimeException | StackOverflowError e) {
                throw new AssertionError("input " + input + " is not rejected in words:\n" + text, e);
            }
        }
    }

    private String next() {
        String text = any(samples);
        for (int mistakes = 1 + dice.below(4); mistakes > 0; mistakes--) {
            text = dice.below(3) == 0 ? confuseLines(text) : confuse(text);
        }
        return text;
    }

    private String any(List<String> texts) {
        return texts.get(dice.below(texts.size()));
    }

    private String confuse(String text) {
        int from = dice.below(text.length() + 1);
        int to = Math.min(text.length(), from + 1 + dice.below(8));
        return switch (dice.below(6)) {
            case 0 -> text.substring(0, from) + text.substring(to);
            case 1 -> text.substring(0, from) + any(WORDS) + text.substring(from);
            case 2 -> text.substring(0, from) + any(WORDS) + text.substring(to);
            case 3 -> text.substring(0, to) + text.substring(from);
            case 4 ->
                text.substring(0, from)
                        + (char) (32 + dice.below(96))
                        + text.substring(Math.min(text.length(), from + 1));
            default -> text.substring(0, dice.below(20) == 0 ? from : text.length());
        };
    }

    private String confuseLines(String text) {
        String[] lines = text.split("\n", -1);
        int one = dice.below(lines.length);
        int other = dice.below(lines.length);
        switch (dice.below(4)) {
            case 0 -> lines[one] = lines[other];
            case 1 -> lines[one] = "";
            case 2 -> lines[one] += "\n" + lines[other];
            default -> {
                String[] elsewhere = any(samples).split("\n", -1);
                lines[one] = elsewhere[dice.below(elsewhere.length)];
            }
        }
        return String.join("\n", lines);
    }
}
