package cabestan.rules.game;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** One way to play a game: its numbers of seats and its options. */
public record Variant(String id, int minSeats, int maxSeats, List<Option> options) {

    /**
     * A choice within a variant.
     *
     * @param values those with a name; the first is what a new match has unless the players choose another
     * @param unstated the value in terms that do not mention the option, such as those from before it existed
     * @param form which other texts are values, too, or null when there are none
     */
    public record Option(String id, List<String> values, String unstated, Form form) {

        /** An option with no other values than these, the first of them unless terms mention it. */
        public Option(String id, List<String> values) {
            this(id, values, values.getFirst(), null);
        }

        private void check(String value) {
            if (values.contains(value)) {
                return;
            }
            if (form == null) {
                throw new BadText("option " + id + " cannot be " + BadText.quote(value) + "; expected one of "
                        + String.join(", ", values));
            }
            form.check(value);
        }
    }

    /** The form of the texts that an option takes besides its named values; it is sent to clients. */
    public interface Form {

        /** Throws {@link BadText} when the text does not have this form. */
        void check(String text);
    }

    public Variant {
        options = List.copyOf(options);
    }

    /** Throws {@link BadText} if the terms do not fit this variant. */
    public void accepts(Terms terms) {
        if (terms.seats() < minSeats || terms.seats() > maxSeats) {
            throw new BadText(terms.seats() + " players do not fit " + id + "; expected "
                    + (minSeats == maxSeats ? "" + minSeats : minSeats + " to " + maxSeats));
        }
        if (terms.first() != Terms.BY_LOT && (terms.first() < 0 || terms.first() >= terms.seats())) {
            throw new BadText("seat " + (terms.first() + 1) + " cannot begin; expected 1 to " + terms.seats());
        }
        for (String key : terms.options().keySet()) {
            option(key, terms.options().get(key));
        }
    }

    /** The options that a new match states even if nobody has chosen them, because without them it would be another. */
    Map<String, String> stated() {
        Map<String, String> stated = new TreeMap<>();
        for (Option option : options) {
            if (!option.values().getFirst().equals(option.unstated())) {
                stated.put(option.id(), option.values().getFirst());
            }
        }
        return stated;
    }

    /** The value of an option in these terms, stated or not. */
    public String value(Terms terms, String key) {
        for (Option option : options) {
            if (option.id().equals(key)) {
                return terms.options().getOrDefault(key, option.unstated());
            }
        }
        throw new IllegalArgumentException(key);
    }

    private void option(String key, String value) {
        for (Option option : options) {
            if (option.id().equals(key)) {
                option.check(value);
                return;
            }
        }
        throw new BadText("option " + BadText.quote(key) + " is not known in " + id);
    }
}
