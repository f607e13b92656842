package cabestan.rules.fragile.quay;

import cabestan.rules.game.Split;
import java.util.Arrays;

/** Positions that are the same for the players: the quay turned by a quarter is the same quay (F2), and seats have equal rights. */
public final class QuaySymmetry {

    private static final int QUARTERS = 4;
    private static final int LAST = 9;

    private final int onTurn;
    private final int seats;
    private final int quarters;

    private QuaySymmetry(int onTurn, int seats, int quarters) {
        this.onTurn = onTurn;
        this.seats = seats;
        this.quarters = quarters;
    }

    /** Of the four turned positions the one whose text comes first. */
    public static String canonical(String position, int onTurn, int seats) {
        String first = null;
        for (int quarters = 0; quarters < QUARTERS; quarters++) {
            String turned = new QuaySymmetry(onTurn, seats, quarters).write(Split.lines(position));
            first = first == null || turned.compareTo(first) < 0 ? turned : first;
        }
        return first;
    }

    private String write(String[] lines) {
        String[] written = new String[lines.length];
        for (int i = 0; i < lines.length; i++) {
            written[i] = line(Split.words(lines[i]));
        }
        Arrays.sort(written);
        return String.join("\n", written).strip();
    }

    private String line(String[] words) {
        return switch (words[0]) {
            case "depots", "dockers" -> words[0] + " " + seat(words[1]) + sorted(words, 2);
            case "crates", "turned" -> words[0] + sorted(words, 1);
            case "marker", "order" -> words[0] + seatsIn(words);
            case "acted" -> words[0] + squares(words);
            case "turn" ->
                words[0] + " " + String.join(" ", Arrays.asList(words).subList(2, words.length));
            case "quiet" -> "";
            default -> String.join(" ", words);
        };
    }

    private String sorted(String[] words, int from) {
        String[] turned = new String[words.length - from];
        for (int i = from; i < words.length; i++) {
            turned[i - from] = " " + square(words[i]);
        }
        Arrays.sort(turned);
        return String.join("", turned);
    }

    private String squares(String[] words) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < words.length; i++) {
            text.append(' ').append(isSquare(words[i]) ? square(words[i]) : words[i]);
        }
        return text.toString();
    }

    private String seatsIn(String[] words) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < words.length; i++) {
            text.append(' ').append(seat(words[i]));
        }
        return text.toString();
    }

    /** Counted from the seat on turn; 0 means nobody. */
    private int seat(String word) {
        int seat = Integer.parseInt(word) - 1;
        return seat < 0 ? 0 : (seat - onTurn + seats) % seats + 1;
    }

    private static boolean isSquare(String word) {
        return word.charAt(0) >= 'A' && word.charAt(0) <= 'J';
    }

    /** A square with whatever follows its name, turned. */
    private String square(String word) {
        int end = 1;
        while (end < word.length() && Character.isDigit(word.charAt(end))) {
            end++;
        }
        int column = word.charAt(0) - 'A';
        int row = Integer.parseInt(word.substring(1, end)) - 1;
        for (int i = 0; i < quarters; i++) {
            int before = column;
            column = LAST - row;
            row = before;
        }
        return (char) ('A' + column) + String.valueOf(row + 1) + word.substring(end);
    }
}
