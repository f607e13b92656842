package cabestan.bots.fragile;

import cabestan.bots.Bot;
import cabestan.bots.Opponent;

/** The computer players of Fragile. */
public final class FragileOpponents {

    private static final String[] NAMES = {"Errand boy", "Porter", "Docker", "Foreman", "Harbour master"};
    private static final int[] MILLIS = {100, 150, 180, 450, 950};
    private static final Skill[] SKILLS = {
        new Skill(1, 1, 0, 0.1),
        new Skill(2, 1, 0, 0.05),
        new Skill(12, 1, 0, 0),
        new Skill(12, 6, 6, 0),
        new Skill(40, 30, 1_000_000, 0)
    };

    private FragileOpponents() {}

    public static Opponent level(int level) {
        Bot bot = new FragileBot(SKILLS[level - 1], null);
        return new Opponent(NAMES[level - 1], level, bot, MILLIS[level - 1]);
    }

    public static Bot greedy() {
        return new FragileGreedy();
    }
}
