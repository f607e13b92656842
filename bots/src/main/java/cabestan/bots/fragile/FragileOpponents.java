package cabestan.bots.fragile;

import cabestan.bots.Bot;
import cabestan.bots.GameOpponents;
import cabestan.bots.LabelledMatches;
import cabestan.bots.Opponent;
import cabestan.bots.Tuning;
import cabestan.bots.fragile.judge.CountingJudge;
import cabestan.bots.fragile.judge.FragileNetwork;
import cabestan.bots.fragile.judge.FragileWeights;
import cabestan.bots.fragile.judge.Judge;
import cabestan.bots.fragile.judge.LastTurnJudge;
import cabestan.bots.fragile.judge.NetworkJudge;
import cabestan.bots.network.SeatNetwork;
import cabestan.rules.fragile.FragileGame;
import java.util.Optional;
import java.util.function.IntFunction;

/** The computer players of Fragile. */
public final class FragileOpponents implements GameOpponents {

    /** The judges of the strongest players, and of the others, by number of seats. */
    static final IntFunction<Judge> NETWORK = seats -> new NetworkJudge(FragileNetwork.shipped(), seats);

    static final IntFunction<Judge> WEIGHTS = seats -> new CountingJudge(FragileWeights.LEARNED, seats);

    private static final int FIRST_WITH_NETWORK = 4;
    private static final String[] NAMES = {"Errand boy", "Porter", "Stevedore", "Foreman", "Harbour master"};
    private static final int[] MILLIS = {190, 190, 190, 450, 950};
    private static final Skill[] SKILLS = {
        new Skill(4, 1, 1, 0, 0.025),
        new Skill(5, 8, 1, 0, 0.01),
        new Skill(5, 12, 8, 12, 0),
        new Skill(5, 12, 8, 8, 0),
        new Skill(5, 40, 30, Skill.UNLIMITED, 0)
    };

    @Override
    public String game() {
        return FragileGame.GAME.id();
    }

    @Override
    public Opponent level(int level) {
        IntFunction<Judge> judges = level < FIRST_WITH_NETWORK ? WEIGHTS : NETWORK;
        Bot bot = new FragileBot(SKILLS[level - 1], level == Opponent.LEVELS ? judges : sureOfLastTurns(judges));
        return new Opponent(NAMES[level - 1], level, bot, MILLIS[level - 1]);
    }

    /** The strongest player searches enough turns to need no help with the last. */
    private static IntFunction<Judge> sureOfLastTurns(IntFunction<Judge> judges) {
        return seats -> new LastTurnJudge(judges.apply(seats), seats);
    }

    @Override
    public Bot greedy() {
        return new FragileGreedy();
    }

    @Override
    public Optional<Tuning> tuning() {
        return Optional.of(new FragileTuning());
    }

    @Override
    public Optional<LabelledMatches> labelledMatches(byte[] network) {
        SeatNetwork[] read = network.length == 0 ? null : FragileNetwork.read(network);
        return Optional.of(new FragileMatches(read == null ? WEIGHTS : seats -> new NetworkJudge(read, seats)));
    }
}
