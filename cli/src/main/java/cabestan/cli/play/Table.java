package cabestan.cli.play;

import cabestan.bots.BotSeat;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A match played at this terminal: its players, what they may do and take back, and its record. */
public final class Table {

    private final Match match;
    private final Setup setup;
    private final List<Player> players;
    private final List<BotSeat> bots = new ArrayList<>();
    private Outcome resigned;

    /** @param setup how the match began, or null when it began from a position */
    private Table(Match match, Setup setup, List<Player> players) {
        this.match = match;
        this.setup = setup;
        this.players = List.copyOf(players);
        // Not the seed's own dice: those have shuffled the cards.
        Dice dice = setup == null
                ? Seed.of(1).dice()
                : Seed.read(setup.seed().hash()).dice();
        for (int seat = 0; seat < players.size(); seat++) {
            Dice own = dice.seed().dice();
            bots.add(
                    players.get(seat) instanceof Player.Computer computer
                            ? new BotSeat(computer.opponent().bot(), seat, own)
                            : null);
        }
    }

    public static Table begin(Game game, Setup setup, List<Player> players) {
        return new Table(Match.begin(game, setup), setup, players);
    }

    /** Alone with a position: a problem. */
    public static Table at(Game game, State start) {
        return new Table(Match.from(game, start), null, List.of(new Player.Human(Player.HUMAN)));
    }

    /** Goes on with a recorded match, or {@link BadText} when it cannot. */
    public static Table resume(MatchRecord record) {
        if (record.status() instanceof MatchRecord.Ended(Outcome outcome)) {
            throw new BadText("the match is over (" + outcome.code() + "); expected one that is running");
        }
        Match match = record.verify();
        List<Player> players = record.names().stream()
                .map(name -> Player.recorded(record.game(), name))
                .toList();
        return new Table(
                match, record.opening() instanceof Opening.FromSetup(Setup known, String _) ? known : null, players);
    }

    public Game game() {
        return match.game();
    }

    Match match() {
        return match;
    }

    int onTurn() {
        return resigned == null ? match.onTurn() : State.NOBODY;
    }

    boolean isOver() {
        return onTurn() == State.NOBODY;
    }

    Outcome outcome() {
        return resigned == null ? match.state().outcome() : resigned;
    }

    View view(int seat) {
        return match.state().view(seat);
    }

    boolean isProblem() {
        return match.state().variant().equals("problem");
    }

    int seats() {
        return players.size();
    }

    Player player(int seat) {
        return players.get(seat);
    }

    boolean isHuman(int seat) {
        return players.get(seat) instanceof Player.Human;
    }

    int humans() {
        return (int) players.stream().filter(Player.Human.class::isInstance).count();
    }

    String name(int seat) {
        return switch (players.get(seat)) {
            case Player.Computer computer -> computer.opponent().name();
            case Player.Human human when humans() == 1 -> "You";
            case Player.Human human when human.word().equals(Player.HUMAN) -> "Player " + (seat + 1);
            case Player.Human human -> human.word();
        };
    }

    /** Plays an action of the human on turn, or says why not and changes nothing. */
    Optional<String> play(String word) {
        State state = match.state();
        try {
            return match.play(read(state, word)).map(Rejection::toString);
        } catch (BadText e) {
            return Optional.of(e.getMessage());
        }
    }

    /** The action of that word; capital or small letters make no difference. */
    private static int read(State state, String word) {
        try {
            return state.read(word);
        } catch (BadText e) {
            for (String spelling : List.of(word.toUpperCase(Locale.ROOT), word.toLowerCase(Locale.ROOT))) {
                try {
                    return state.read(spelling);
                } catch (BadText alike) {
                    // the complaint about the word as it was typed says more
                }
            }
            throw e;
        }
    }

    /** Lets the computer player on turn act, and returns what it played. */
    String letAct() {
        int seat = match.onTurn();
        Player.Computer computer = (Player.Computer) players.get(seat);
        int action = bots.get(seat).act(match, computer.opponent().budget());
        match.play(action).ifPresent(rejection -> {
            throw new IllegalStateException(computer.word() + " played " + action + ": " + rejection);
        });
        return match.text(match.length() - 1);
    }

    /** What the seat on turn could do after these actions of the same turn; nothing once they would show a card. */
    List<String> actionsAfter(List<String> words) {
        State state = match.state();
        int reveals = state.reveals();
        for (String word : words) {
            try {
                int action = read(state, word);
                if (state.reject(action).isPresent()) {
                    return List.of();
                }
                state.play(action);
            } catch (BadText e) {
                return List.of();
            }
            if (state.reveals() != reveals || state.onTurn() != match.onTurn()) {
                return List.of();
            }
        }
        return actions(state);
    }

    private static List<String> actions(State state) {
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            texts.add(state.write(actions[i]));
        }
        texts.sort(null);
        return texts;
    }

    /** Takes back the last action of a human and all since; returns how many, 0 when that cannot be. */
    int takeBack() {
        int count = sinceHuman();
        if (resigned != null || !match.canRewind(count)) {
            return 0;
        }
        match.rewind(count);
        return count;
    }

    /** How many actions there are from the last one of a human on; 0 when no human has acted. */
    private int sinceHuman() {
        for (int count = 1; count <= match.length(); count++) {
            if (isHuman(match.seat(match.length() - count))) {
                return count;
            }
        }
        return 0;
    }

    String whyNotTakenBack() {
        if (resigned != null) {
            return "Giving up cannot be taken back.";
        }
        if (sinceHuman() == 0) {
            return "There is nothing to take back.";
        }
        return game().id().equals("cartagena")
                ? "C6: a card was drawn since; that cannot be taken back."
                : "A16: something hidden was shown since; that cannot be taken back.";
    }

    /** The human on turn gives up: last place, the others by their points. */
    void resign() {
        State state = match.state();
        long[] scores = new long[seats()];
        for (int seat = 0; seat < seats(); seat++) {
            scores[seat] = seat == state.onTurn() ? Long.MIN_VALUE : state.points(seat);
        }
        resigned = new Outcome(
                Outcome.ranksOf(scores), "resigned", name(state.onTurn()) + (humans() == 1 ? " gave up" : " gives up"));
    }

    /** The record; with the seed it can be resumed, without it it tells nobody what is still hidden. */
    String record(boolean withSeed) {
        List<String> names = players.stream().map(Player::word).toList();
        Opening opening = setup == null
                ? Opening.position(match)
                : withSeed || isOver() ? Opening.published(setup) : Opening.committed(setup);
        MatchRecord.Status status = isOver() ? new MatchRecord.Ended(outcome()) : new MatchRecord.Running();
        return MatchRecord.of(match, opening, names, status).write();
    }
}
