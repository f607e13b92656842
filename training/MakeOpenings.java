import cabestan.bots.BotSeat;
import cabestan.bots.Budget;
import cabestan.bots.catalog.Opponents;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.Variant;
import cabestan.server.explorer.OpeningBook;
import cabestan.server.explorer.Openings;
import cabestan.server.store.analysis.OpeningRepository.Tally;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Plays the matches whose openings every site knows from its first day: computer players of level 4 who think shortly,
 * after a beginning in which one action in six is any legal one. The same rules and computer players give the same file.
 *
 * <p>java -cp rules/target/classes:bots/target/classes:server/target/classes training/MakeOpenings.java MATCHES FILE
 * with FILE server/src/main/resources/cabestan/server/explorer/openings.gz
 */
void main(String[] args) throws Exception {
    Map<String, Tally> tallies = new TreeMap<>();
    int number = 0;
    for (Kind kind : KINDS) {
        int matches = Integer.parseInt(args[0]) * kind.share / 100;
        for (int i = 0; i < matches; i++) {
            Match match = play(kind, Seed.of(number++));
            Openings.of(match, match.state().outcome()).forEach((position, tally) -> tallies.merge(position, tally, Tally::plus));
        }
        System.err.println(kind + ": " + matches + " matches, " + tallies.size() + " positions so far");
    }
    OpeningBook.write(tallies, FEWEST, Files.newOutputStream(Path.of(args[1])));
    System.err.println(Files.size(Path.of(args[1])) + " bytes");
}

/** What is played, and how many of a hundred matches. */
record Kind(String game, String variant, int seats, int share) {}

static final List<Kind> KINDS = List.of(
        new Kind("arcanor", "open", 2, 50),
        new Kind("arcanor", "memory", 2, 10),
        new Kind("fragile", "standard", 2, 20),
        new Kind("fragile", "standard", 3, 10),
        new Kind("fragile", "standard", 4, 10));

static final int FEWEST = 2;
static final int LEVEL = 4;
static final int SLIP = 6;
static final int LONGEST = 400; // some matches of weak players go round in circles

static Match play(Kind kind, Seed seed) {
    Game game = Games.named(kind.game);
    Variant variant = game.variant(kind.variant);
    Dice dice = seed.dice();
    Match match = Match.begin(game, Setup.of(variant, kind.seats, dice.seed()));
    List<BotSeat> players = new ArrayList<>();
    for (int seat = 0; seat < kind.seats; seat++) {
        players.add(new BotSeat(Opponents.level(game, LEVEL).bot(), seat, dice.seed().dice()));
    }
    while (match.onTurn() != State.NOBODY) {
        State state = match.state();
        boolean slips = match.length() < Openings.DEPTH && dice.below(SLIP) == 0 || match.length() > LONGEST;
        int action = slips
                ? state.randomAction(dice, new int[state.maxActions()])
                : players.get(match.onTurn()).act(match, Budget.ofNodes(NODES));
        match.play(action).ifPresent(rejection -> {
            throw new IllegalStateException(rejection.toString());
        });
    }
    return match;
}

static final long NODES = 100;
