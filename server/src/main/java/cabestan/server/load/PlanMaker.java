package cabestan.server.load;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Dice;
import cabestan.rules.game.State;
import cabestan.table.reply.ReplyPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Creates random plans of replies for a position, sometimes empty ones. */
public final class PlanMaker {

    private static final int MOST_TURNS = 4;
    private static final int MOST_ACTIONS = 4; // before a turn is ended, where the game lets one choose

    private final Dice dice;

    public PlanMaker(Dice dice) {
        this.dice = dice;
    }

    /** The command by which a seat plans these lines, or, without any, withdraws its plan. */
    public static String command(String match, int version, int seat, List<List<String>> lines) {
        String text = lines.stream()
                .map(line -> "[\"" + String.join("\",\"", line) + "\"]")
                .collect(Collectors.joining(","));
        return "{\"type\":\"plan-replies\",\"id\":\"plan\",\"match\":\"" + match + "\",\"version\":" + version
                + ",\"seat\":" + seat + ",\"lines\":[" + text + "]}";
    }

    /** Lines of turns from this position on, each with a reply to another turn of whoever is on turn. */
    public List<List<String>> lines(String game, String position) {
        Map<String, List<String>> byTurn = new LinkedHashMap<>();
        int wanted = dice.below(ReplyPlan.MOST_LINES + 1);
        for (int i = 0; i < wanted; i++) {
            List<String> line = line(Games.named(game).readPosition(position));
            if (line.size() > 1) {
                byTurn.put(line.getFirst(), line);
            }
        }
        return List.copyOf(byTurn.values());
    }

    private List<String> line(State state) {
        List<String> turns = new ArrayList<>();
        int wanted = dice.below(3) == 0 ? MOST_TURNS : 2;
        while (turns.size() < wanted && !state.isOver()) {
            turns.add(turn(state));
        }
        return turns.size() % 2 == 0 ? turns : turns.subList(0, turns.size() - 1);
    }

    private String turn(State state) {
        List<String> actions = new ArrayList<>();
        int[] scratch = new int[state.maxActions()];
        for (int begun = state.turn(); !state.isOver() && state.turn() == begun; ) {
            int action = actions.size() < dice.below(MOST_ACTIONS)
                    ? state.randomAction(dice, scratch)
                    : state.read(lastOf(state, scratch));
            actions.add(state.write(action));
            state.play(action);
        }
        return String.join(" ", actions);
    }

    /** The action that ends the turn, where there is one. */
    private String lastOf(State state, int[] scratch) {
        int count = state.legalActions(scratch);
        for (int i = 0; i < count; i++) {
            if (state.write(scratch[i]).equals("end")) {
                return "end";
            }
        }
        return state.write(scratch[dice.below(count)]);
    }
}
