package cabestan.bots.fragile;

import cabestan.bots.Bot;
import cabestan.bots.GameOpponents;
import cabestan.bots.Opponent;
import cabestan.bots.Tuning;
import cabestan.rules.fragile.FragileGame;
import java.util.Optional;

/** The computer players of Fragile. */
public final class FragileOpponents implements GameOpponents {

    private static final String[] NAMES = {"Errand boy", "Porter", "Stevedore", "Foreman", "Harbour master"};
    private static final int[] MILLIS = {100, 150, 180, 450, 950};
    private static final Skill[] SKILLS = {
        new Skill(3, 1, 1, 0, 0.04),
        new Skill(4, 1, 1, 0, 0.025),
        new Skill(5, 12, 1, 0, 0),
        new Skill(5, 12, 8, 8, 0),
        new Skill(5, 40, 30, 1_000_000, 0)
    };

    @Override
    public String game() {
        return FragileGame.GAME.id();
    }

    @Override
    public Opponent level(int level) {
        Bot bot = new FragileBot(SKILLS[level - 1], FragileWeights.LEARNED);
        return new Opponent(NAMES[level - 1], level, bot, MILLIS[level - 1]);
    }

    @Override
    public Bot greedy() {
        return new FragileGreedy();
    }

    @Override
    public Optional<Tuning> tuning() {
        return Optional.of(new FragileTuning());
    }
}
