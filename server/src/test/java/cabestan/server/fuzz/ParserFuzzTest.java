package cabestan.server.fuzz;

import cabestan.rules.catalog.Games;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.fragile.FragileProblems;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.MessageReader;
import cabestan.server.protocol.RequestReader;
import cabestan.server.support.Fuzzer;
import cabestan.server.support.SampleTables;
import cabestan.table.Table;
import cabestan.table.event.EventCodec;
import cabestan.table.event.LoggedEvent;
import cabestan.table.study.Study;
import cabestan.table.text.OccupantCodec;
import cabestan.table.text.TableText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every parser rejects what it cannot read in words, and what it accepts can be used.
 *
 * <p>A million inputs: {@code mvn -pl server -am test -Dtest='*FuzzTest' -Dinputs=1000000}.
 */
class ParserFuzzTest {

    private static final int PARSERS = 9;
    static final int INPUTS = Integer.getInteger("inputs", 24_000) / PARSERS;

    /** Matches of every game and variant, in their beginning, their middle and at their end. */
    private static List<Match> matches() {
        List<Match> matches = new ArrayList<>();
        for (Game game : Games.all()) {
            for (Variant variant : game.variants()) {
                for (int length : new int[] {0, 12, 400}) {
                    Match match = Match.begin(game, Setup.of(variant, variant.maxSeats(), Seed.of(length)));
                    Dice dice = Seed.of(5).dice();
                    while (match.length() < length && match.onTurn() != State.NOBODY) {
                        match.play(anyOf(match.state(), dice));
                    }
                    matches.add(match);
                }
            }
        }
        return matches;
    }

    private static int anyOf(State state, Dice dice) {
        return state.randomAction(dice, new int[state.maxActions()]);
    }

    private static List<String> positions() {
        return matches().stream().map(match -> match.state().position()).toList();
    }

    private static void usePosition(String text) {
        for (Game game : Games.all()) {
            useIfReadable(game, text);
        }
    }

    private static void useIfReadable(Game game, String text) {
        if (text.contains(game.id())) {
            State state = game.readPosition(text);
            game.readPosition(state.position());
            Match match = Match.from(game, state);
            for (int seat = 0; seat < state.seats(); seat++) {
                match.view(seat).position();
            }
            if (match.onTurn() != State.NOBODY) {
                match.play(anyOf(state, Seed.of(1).dice()));
                match.continuations();
            }
        }
    }

    private static List<String> records() {
        return matches().stream()
                .map(match -> MatchRecord.of(
                                match,
                                new Opening.FromPosition(match.start().position()),
                                Stream.generate(() -> "Ann")
                                        .limit(match.state().seats())
                                        .toList(),
                                MatchRecord.statusOf(match))
                        .write())
                .toList();
    }

    /** Each record with a variation that follows the match and leaves it, a comment and drawings. */
    private static List<String> studies() {
        List<String> studies = new ArrayList<>();
        List<Match> matches = matches();
        List<String> records = records();
        for (int i = 0; i < records.size(); i++) {
            State end = matches.get(i).state();
            String tried = end.isOver()
                    ? ""
                    : "branch 1 main " + matches.get(i).length() + " "
                            + end.write(anyOf(end, Seed.of(2).dice())) + "\nsquare 1 1 red a1\n";
            studies.add(records.get(i)
                    .replace("match 1", "match 3")
                    .replace("result ", tried + "comment main 0 So far.\narrow main 0 green a1 c3\nresult "));
        }
        return studies;
    }

    private static List<String> problems() {
        return FragileProblems.all().stream().map(FragileProblem::text).toList();
    }

    private static void useProblem(String text) {
        FragileProblemState problem = new FragileProblem("x", text, "").begin();
        problem.position();
        problem.isOver();
    }

    private static Table table() {
        Table table = SampleTables.started("m1");
        table.apply(SampleTables.acted(table, "a1-a2"));
        return table;
    }

    private static List<String> events() {
        return table().events().stream().map(EventCodec::writeLine).toList();
    }

    private static void useEvent(String line) {
        LoggedEvent read = EventCodec.readLine(1, line);
        EventCodec.readLine(1, EventCodec.writeLine(read));
    }

    private static final List<String> MESSAGES = List.of(
            "{\"type\":\"follow\",\"match\":\"m\",\"key\":\"k\",\"since\":3}",
            "{\"type\":\"follow-chat\",\"match\":\"m\",\"channel\":\"players\",\"since\":3}",
            "{\"type\":\"lobby\",\"follow\":true,\"changes\":true}",
            "{\"type\":\"act\",\"id\":\"c1\",\"match\":\"m\",\"version\":3,\"seat\":1,\"action\":\"a1-a2\"}",
            "{\"type\":\"rematch\",\"id\":\"c1\",\"match\":\"m\",\"version\":3,\"seat\":1}");

    private static final List<String> BODIES = List.of(
            "{\"game\":\"arcanor\",\"variant\":\"open\",\"options\":{\"release\":\"any\"},\"seats\":[{\"kind\":\"me\"},"
                    + "{\"kind\":\"bot\",\"level\":3}],\"first\":1,\"clock\":{\"kind\":\"match\",\"seconds\":60,"
                    + "\"increment\":2},\"listed\":true,\"webhook\":\"http://x/\"}",
            "{\"name\":\"Ann\",\"webhook\":\"\"}",
            "{\"key\":\"k\",\"seat\":2}",
            "{\"record\":\"cabestan match 1\\nend\",\"seats\":[{\"kind\":\"me\"}]}",
            "{\"id\":\"1\",\"text\":\"hello\",\"phrase\":\"thanks\",\"reaction\":\"cheer\"}",
            "{\"match\":\"m\",\"seat\":2}",
            "{\"label\":\"bot\"}",
            "{\"turns\":[[\"D6*C6-B6\",\"pass\"],[]]}",
            "{\"title\":\"Mine\",\"text\":\"x\\ny\"}",
            "{\"endpoint\":\"https://push.example/1\",\"keys\":{\"p256dh\":\"BA\",\"auth\":\"cd\"},\"language\":\"en\",\"kinds\":[\"turn\"]}",
            "{\"address\":\"a@example.org\",\"silent\":{\"from\":\"22:00\",\"until\":\"07:00\",\"zone\":\"Europe/Paris\"}}",
            "{\"seat\":2,\"level\":3}",
            "{\"days\":7}",
            "{\"version\":4,\"title\":\"Mine\",\"text\":\"x\"}");

    private static final List<Consumer<String>> READERS = List.of(
            text -> RequestReader.newMatch(text, "id"),
            RequestReader::profile,
            RequestReader::join,
            RequestReader::seat,
            text -> RequestReader.upload(text, "id"),
            RequestReader::label,
            RequestReader::saying,
            RequestReader::opponent,
            RequestReader::solution,
            RequestReader::composition,
            RequestReader::device,
            RequestReader::mailbox,
            RequestReader::seatBot,
            RequestReader::days,
            RequestReader::newStudy,
            RequestReader::studyRevision);

    private static void readBody(String text) {
        READERS.get(Math.floorMod(text.hashCode(), READERS.size())).accept(text);
    }

    static Stream<Arguments> parsers() {
        return Stream.of(
                of("positions", positions(), ParserFuzzTest::usePosition),
                of(
                        "records",
                        records(),
                        text -> MatchRecord.read(text, Games::named).replay()),
                of("studies", studies(), text -> Study.read(text, Games::named)),
                of("problems", problems(), ParserFuzzTest::useProblem),
                of("events", events(), ParserFuzzTest::useEvent),
                of(
                        "tables",
                        List.of(TableText.write(table())),
                        text -> TableText.read(text, Games::named).view("")),
                of("occupants", List.of("player anna Ann", "bot 3", "guest x Kim", "open"), OccupantCodec::read),
                of("messages", MESSAGES, text -> MessageReader.message(text, Secrets::fresh)),
                of("bodies", BODIES, ParserFuzzTest::readBody));
    }

    private static Arguments of(String name, List<String> samples, Consumer<String> parser) {
        return Arguments.of(name, samples, parser);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("parsers")
    void whatever_cannot_be_read_is_rejected_in_words(String name, List<String> samples, Consumer<String> parser) {
        new Fuzzer(samples, Seed.of(name.length())).feed(INPUTS, parser);
    }
}
