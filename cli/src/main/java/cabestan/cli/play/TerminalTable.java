package cabestan.cli.play;

import cabestan.bots.BotSeat;
import cabestan.cli.io.MatchFile;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import cabestan.table.Beginning;
import cabestan.table.Caller;
import cabestan.table.Decision;
import cabestan.table.Offer;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.TableCommand;
import cabestan.table.TableHead;
import cabestan.table.clock.ClockRule;
import cabestan.table.text.TableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The table at this terminal: one player acts for everybody at the keyboard, and the computer players think in this process. */
public final class TerminalTable {

    /** The table and its host need ids; at a terminal there is only one of each. */
    private static final String ID = "terminal";

    private final Table table;
    private final List<Dice> dice = new ArrayList<>();
    private final Player[] players;
    private final BotSeat[] bots;

    TerminalTable(Table table, List<Player> players) {
        this.table = table;
        this.players = new Player[table.seatCount()];
        this.bots = new BotSeat[table.seatCount()];
        // Not the dice of the seed itself, because those shuffled the cards.
        String hash = table.head().seedHash();
        Dice all = (hash.isEmpty() ? Seed.of(1) : Seed.read(hash)).dice();
        for (int seat = 0; seat < players.size(); seat++) {
            dice.add(all.seed().dice());
            sit(seat, players.get(seat));
        }
    }

    private void sit(int seat, Player player) {
        players[seat] = player;
        bots[seat] = player instanceof Player.Computer(var opponent)
                ? new BotSeat(opponent.bot(), seat, dice.get(seat))
                : null;
    }

    public static TerminalTable begin(Game game, Setup setup, List<Player> players) {
        return begin(game, new Beginning.FromSetup(setup), players);
    }

    /** A problem for a single human, from its position. */
    public static TerminalTable at(Game game, State start) {
        Beginning beginning = new Beginning.FromPosition(start.variant(), start.position());
        return begin(game, beginning, List.of(new Player.Human("")));
    }

    private static TerminalTable begin(Game game, Beginning beginning, List<Player> players) {
        return new TerminalTable(Table.begin(head(game, beginning, players)), players);
    }

    static TableHead head(Game game, Beginning beginning, List<Player> players) {
        List<Seat> seats =
                players.stream().map(player -> Seat.of(player.occupant(ID))).toList();
        return new TableHead(ID, game, beginning, new ClockRule.None(), seats, ID, false, "", "", now());
    }

    private static long now() {
        return System.currentTimeMillis();
    }

    public Game game() {
        return table.game();
    }

    Match match() {
        return table.match();
    }

    int onTurn() {
        return table.onTurn();
    }

    boolean isOver() {
        return table.isOver();
    }

    /** How the match ended; only valid once it is over. */
    Outcome outcome() {
        return table.result().orElseThrow();
    }

    Optional<Offer> offer() {
        return table.offer();
    }

    View view(int seat) {
        return table.match().view(seat);
    }

    /** Whether one human plays alone. */
    boolean isProblem() {
        return seats() == 1;
    }

    int seats() {
        return table.seatCount();
    }

    Player player(int seat) {
        return players[seat];
    }

    boolean isHuman(int seat) {
        return players[seat] instanceof Player.Human;
    }

    /** The first seat of a human other than this one. */
    int humanBesides(int seat) {
        int other = 0;
        while (other == seat || !isHuman(other)) {
            other++;
        }
        return other;
    }

    /** How many humans sat down at the start; those who gave up are still in the room. */
    int humans() {
        return (int) table.head().seats().stream().filter(Seat::isPerson).count();
    }

    String name(int seat) {
        return switch (players[seat]) {
            case Player.Computer(var opponent) -> opponent.name();
            case Player.Human human when humans() == 1 -> "You";
            case Player.Human(String name) -> name.isEmpty() ? "Player " + (seat + 1) : name;
        };
    }

    /** Carries out a command for a seat; returns why it was rejected, or empty. */
    Optional<Rejection> give(TableCommand.OfSeat command) {
        Caller caller = isHuman(command.seat())
                ? new Caller.Person(table.head().host(), "", table.version())
                : new Caller.Site(table.version());
        return switch (table.decide(command, caller, now())) {
            case Decision.Rejected(Rejection rejection) -> Optional.of(rejection);
            case Decision.Repeated repeated -> throw new IllegalStateException("commands of a terminal have no id");
            case Decision.Accepted accepted -> {
                accepted.events().forEach(table::apply);
                yield Optional.empty();
            }
        };
    }

    /** Plays an action for the human on turn; case does not matter. */
    Optional<Rejection> play(String word) {
        String action = spelled(table.match().state(), word).orElse(word);
        return give(new TableCommand.Act(onTurn(), action));
    }

    /** The action with this spelling, ignoring case. */
    private static Optional<String> spelled(State state, String word) {
        for (String spelling : List.of(word, word.toUpperCase(Locale.ROOT), word.toLowerCase(Locale.ROOT))) {
            try {
                return Optional.of(state.write(state.read(spelling)));
            } catch (BadText e) {
                // another spelling may be an action; if none is, the table says what is wrong with the word
            }
        }
        return Optional.empty();
    }

    /** Whether this word is an action of the game, legal or not. */
    boolean isAction(String word) {
        return spelled(table.match().state(), word).isPresent();
    }

    /** Lets the computer player on turn act, and returns what it played. */
    String letAct() {
        int seat = onTurn();
        Match match = table.match();
        Player.Computer computer = (Player.Computer) players[seat];
        String action =
                match.state().write(bots[seat].act(match, computer.opponent().budget()));
        give(new TableCommand.Act(seat, action)).ifPresent(rejection -> {
            throw new IllegalStateException(name(seat) + " played " + action + ": " + rejection);
        });
        return action;
    }

    /** What the seat on turn could do after these actions of the same turn; nothing if they would reveal something hidden. */
    List<String> actionsAfter(List<String> words) {
        State state = table.match().state();
        int reveals = state.reveals();
        for (String word : words) {
            Optional<String> action = spelled(state, word);
            if (action.isEmpty() || state.reject(state.read(action.get())).isPresent()) {
                return List.of();
            }
            state.play(state.read(action.get()));
            if (state.reveals() != reveals || state.onTurn() != onTurn()) {
                return List.of();
            }
        }
        List<String> actions = new ArrayList<>();
        for (int action : state.legalActions()) {
            actions.add(state.write(action));
        }
        if (words.isEmpty()) {
            table.match()
                    .continuations()
                    .forEach(one -> actions.add(one.gesture().text()));
        }
        actions.sort(null);
        return actions;
    }

    /** Takes back the last action of a human and everything since. */
    Optional<Rejection> takeBack() {
        Match match = table.match();
        for (int i = match.length() - 1; i >= 0; i--) {
            if (isHuman(match.seat(i))) {
                return give(new TableCommand.AskTakeBack(match.seat(i)));
            }
        }
        return Optional.of(new Rejection("", "nothing-to-undo", "there is nothing to take back"));
    }

    /** The human on turn gives up; if others play on, a computer player takes over the seat. */
    Optional<Rejection> resign() {
        int seat = onTurn();
        Optional<Rejection> rejection = give(new TableCommand.Resign(seat));
        if (table.seat(seat).isBot()) {
            sit(seat, Player.of(game(), table.seat(seat).occupant()));
        }
        return rejection;
    }

    /** The record as anybody at the screen may see it, or why it has to wait. */
    String record() {
        return table.published(MatchFile.names(table))
                .map(MatchRecord::write)
                .orElse("The match began from a position that tells what is hidden; its record comes at the end.");
    }

    /** The whole table as text, which can be resumed. */
    String text() {
        return TableText.write(table);
    }
}
