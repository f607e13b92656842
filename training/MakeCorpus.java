import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.catalog.Opponents;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/**
 * Plays the corpus of recorded matches: every variant with every number of seats, weak and strong players who think
 * shortly, now and then a slip. The same rules and computer players give the same file.
 *
 * <p>java -cp rules/target/classes:bots/target/classes training/MakeCorpus.java rules/src/test/resources/corpus.gz
 */
void main(String[] args) throws Exception {
    StringBuilder corpus = new StringBuilder();
    List<Setup> setups = new ArrayList<>();
    List<Game> games = new ArrayList<>();
    for (int number = 0; setups.size() < MATCHES; number++) {
        for (Game game : Games.all()) {
            for (Variant variant : game.variants()) {
                for (int seats = variant.minSeats(); seats <= variant.maxSeats(); seats++) {
                    games.add(game);
                    setups.add(Setup.of(variant, seats, Seed.of(1000L * number + setups.size())));
                }
            }
        }
    }
    for (int i = 0; i < MATCHES; i++) {
        corpus.append(play(games.get(i), setups.get(i)));
        System.err.print(i % 10 == 9 ? (i + 1) + "\n" : "");
    }
    try (GZIPOutputStream file = new GZIPOutputStream(Files.newOutputStream(Path.of(args[0])))) {
        file.write(corpus.toString().getBytes(StandardCharsets.UTF_8));
    }
}

static final int MATCHES = 300;
static final int SLIP = 25; // one action in so many is any legal one

static String play(Game game, Setup setup) {
    Dice dice = setup.seed().dice();
    Match match = Match.begin(game, setup);
    List<BotSeat> players = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
        int level = 1 + dice.below(4);
        names.add("Level " + level);
        players.add(new BotSeat(Opponents.level(game, level).bot(), seat, dice.seed().dice()));
    }
    while (match.onTurn() != State.NOBODY) {
        State state = match.state();
        int action = dice.below(SLIP) == 0
                ? state.randomAction(dice, new int[state.maxActions()])
                : players.get(match.onTurn()).act(match, Budget.ofNodes(40 + dice.below(80)));
        match.play(action).ifPresent(rejection -> {
            throw new IllegalStateException(rejection.toString());
        });
    }
    return MatchRecord.of(match, Opening.published(setup), names, MatchRecord.statusOf(match)).write();
}
