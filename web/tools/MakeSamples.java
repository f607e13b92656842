import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.catalog.Opponents;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Writes the matches that are seen on the home page and in the pictures of the README, played by the computer players,
 * always the same:
 * {@code java -cp rules/target/classes:bots/target/classes web/tools/MakeSamples.java web}.
 */
class MakeSamples {

    static final int LEVEL = 4;
    static final int NODES = 3_000;
    static final int SHOWN = 40;
    static final List<String> NAMES = List.of("Ada", "Bruno", "Chiara");

    /** A match of computer players, and the number of actions after which we look in. */
    record Sample(String game, String variant, int seats, int from, int seed) {}

    static final List<Sample> SAMPLES = List.of(
            new Sample("fragile", "standard", 3, 60, 5),
            new Sample("cartagena", "advanced", 3, 30, 3),
            new Sample("arcanor", "open", 2, 34, 4));

    static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0], "src/home/samples");
        List<String> openings = new ArrayList<>();
        for (Sample sample : SAMPLES) {
            Setup setup = new Setup(sample.variant, sample.seats, new TreeMap<>(), 0, Seed.of(sample.seed));
            Match match = Match.begin(Games.named(sample.game), setup);
            List<String> steps = play(sample, match);
            Files.writeString(folder.resolve(sample.game + ".json"), "[" + String.join(",\n", steps) + "]\n");
            String record = MatchRecord.of(match, Opening.published(setup), NAMES.subList(0, sample.seats), MatchRecord.statusOf(match)).write();
            Files.writeString(Path.of(args[0], "e2e/records", sample.game + ".match"), record);
            openings.add(MakePositions.quote(sample.game) + ":" + steps.getFirst());
            System.out.println(sample.game + ": " + steps.size() + " steps");
        }
        Files.writeString(folder.resolve("openings.json"), "{" + String.join(",\n", openings) + "}\n");
    }

    static List<String> play(Sample sample, Match match) {
        List<BotSeat> bots = new ArrayList<>();
        for (int seat = 0; seat < sample.seats; seat++) {
            bots.add(new BotSeat(Opponents.level(match.game(), LEVEL).bot(), seat, Seed.of(seat).dice()));
        }
        List<String> steps = new ArrayList<>();
        while (!match.state().isOver()) {
            State before = match.state();
            match.play(bots.get(match.onTurn()).act(match, Budget.ofNodes(NODES)));
            if (match.length() == sample.from) {
                steps.add(step(match, "null"));
            } else if (match.length() > sample.from && match.length() <= sample.from + SHOWN) {
                steps.add(step(match, MakePositions.json(before.gesture(match.action(match.length() - 1)))));
            }
        }
        return steps;
    }

    static String step(Match match, String gesture) {
        String position = match.state().view(State.NOBODY).position();
        return "{\"position\":" + MakePositions.quote(position) + ",\"gesture\":" + gesture + "}";
    }
}
