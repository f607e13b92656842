package cabestan.rules.game;

import java.util.List;

/** One way to play a game: how many seats it takes and which options it leaves open. */
public record Variant(String id, int minSeats, int maxSeats, List<Option> options) {

    /** A choice within a variant; the first value is the default. */
    public record Option(String id, List<String> values) {}

    public Variant {
        options = List.copyOf(options);
    }

    /** Throws {@link BadText} when the setup does not fit this variant. */
    public void accepts(Setup setup) {
        if (setup.seats() < minSeats || setup.seats() > maxSeats) {
            throw new BadText(setup.seats() + " players do not fit " + id + "; expected "
                    + (minSeats == maxSeats ? "" + minSeats : minSeats + " to " + maxSeats));
        }
        if (setup.first() != Setup.BY_LOT && (setup.first() < 0 || setup.first() >= setup.seats())) {
            throw new BadText("seat " + (setup.first() + 1) + " cannot begin; expected 1 to " + setup.seats());
        }
        for (String key : setup.options().keySet()) {
            option(key, setup.options().get(key));
        }
    }

    /** The value of an option in this setup, or its default. */
    public String value(Setup setup, String key) {
        for (Option option : options) {
            if (option.id().equals(key)) {
                return setup.options().getOrDefault(key, option.values().getFirst());
            }
        }
        throw new IllegalArgumentException(key);
    }

    private void option(String key, String value) {
        for (Option option : options) {
            if (option.id().equals(key)) {
                if (!option.values().contains(value)) {
                    throw new BadText("option " + key + " cannot be '" + value + "'; expected one of "
                            + String.join(", ", option.values()));
                }
                return;
            }
        }
        throw new BadText("option '" + key + "' is not known in " + id);
    }
}
