package cabestan.rules.cartagena;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Split;
import cabestan.rules.game.Variant;
import java.util.ArrayList;
import java.util.List;

/**
 * A path that the players lay themselves (C2), as text: {@code 1a-3br-2a-5b-6ar} is section 1 with side a up, then
 * section 3 with side b up and its last square first, and so on.
 *
 * @param sections how many sections the path has
 * @param sides whether the two sides of a section differ, so that a letter says which is up
 */
record PathForm(int sections, boolean sides) implements Variant.Form {

    private static final String NUMBERS = "123456"; // of the sections in either box

    /** A section as it lies on the table; all numbers count from 0. */
    record Laid(int section, int side, boolean turned) {}

    static PathForm of(Edition edition) {
        return new PathForm(edition.sections, edition.box == Edition.Box.NEW);
    }

    /** Every way in which a section can lie. */
    List<Laid> ways() {
        List<Laid> ways = new ArrayList<>();
        for (int section = 0; section < NUMBERS.length(); section++) {
            for (int side = 0; side < (sides ? 2 : 1); side++) {
                ways.add(new Laid(section, side, false));
                ways.add(new Laid(section, side, true));
            }
        }
        return ways;
    }

    String write(List<Laid> path) {
        StringBuilder text = new StringBuilder();
        for (Laid laid : path) {
            text.append(text.isEmpty() ? "" : "-").append(laid.section + 1);
            text.append(sides ? "ab".substring(laid.side, laid.side + 1) : "").append(laid.turned ? "r" : "");
        }
        return text.toString();
    }

    @Override
    public void check(String text) {
        read(text);
    }

    List<Laid> read(String text) {
        String[] words = Split.by('-', text);
        if (words.length != sections) {
            throw new BadText("path: expected " + sections + " sections joined by '-', such as " + example()
                    + ", found " + BadText.quote(text));
        }
        List<Laid> path = new ArrayList<>();
        int used = 0;
        for (String word : words) {
            Laid laid = section(word);
            if ((used & 1 << laid.section) != 0) {
                throw new BadText("path: section " + (laid.section + 1) + " is laid twice; there is one of each");
            }
            used |= 1 << laid.section;
            path.add(laid);
        }
        return path;
    }

    private Laid section(String word) {
        boolean turned = word.endsWith("r");
        String upright = turned ? word.substring(0, word.length() - 1) : word;
        int section = upright.isEmpty() ? -1 : NUMBERS.indexOf(upright.charAt(0));
        int side = !sides ? 0 : upright.length() < 2 ? -1 : "ab".indexOf(upright.charAt(1));
        if (section < 0 || side < 0 || upright.length() != (sides ? 2 : 1)) {
            throw new BadText("path: expected a section from 1 to 6" + (sides ? " and its side a or b" : "")
                    + ", then 'r' if it is turned, found " + BadText.quote(word));
        }
        return new Laid(section, side, turned);
    }

    private String example() {
        StringBuilder path = new StringBuilder();
        for (int section = 1; section <= sections; section++) {
            path.append(section == 1 ? "" : "-").append(section).append(sides ? "a" : "");
        }
        return path.toString();
    }
}
