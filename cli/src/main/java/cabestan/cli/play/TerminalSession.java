package cabestan.cli.play;

import cabestan.cli.draw.GameScreens;
import cabestan.cli.draw.TerminalStyle;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import cabestan.table.Offer;
import cabestan.table.TableCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A match played at a terminal: shows the board, asks the humans, lets the computer players act. */
public final class TerminalSession {

    private static final List<String> ORDERS =
            List.of("moves", "hint", "undo", "show", "record", "save", "resign", "help", "quit");
    private static final String DRAW = "draw";
    private static final List<String> ANSWERS = List.of("y", "yes", "n", "no");
    private static final int MAX_MESSAGES = 8;
    private static final int NO_TURN = -1;

    private final TerminalTable table;
    private final Console console;
    private final TerminalStyle style;
    private final Wording wording;
    private final SaveFile save;
    private final List<String> messages = new ArrayList<>();

    /** The human who looks at the screen. */
    private int looking = State.NOBODY;

    /** The turn of the last message. */
    private int turnTold = NO_TURN;

    /** Whether the board has changed since it was drawn. */
    private boolean changed = true;

    public TerminalSession(TerminalTable table, Console console, SaveFile save) {
        this.table = table;
        this.console = console;
        this.style = console.style();
        this.wording = new Wording(table, style);
        this.save = save;
    }

    /** Plays until the match is over, or until somebody leaves. */
    public void play() {
        save.note(table);
        announce(wording.opponents());
        announce("help lists what you can type, and the rules in short.");
        boolean present = true;
        while (present) {
            if (table.isOver()) {
                present = afterwards();
            } else if (table.offer().isPresent()) {
                present = answerDraw(table.offer().get());
            } else if (table.isHuman(table.onTurn())) {
                present = isHandedOver() && obey(ask());
            } else {
                letAct();
            }
        }
        String kept = save.leave();
        if (!kept.isEmpty()) {
            console.say(kept);
        }
    }

    private void letAct() {
        int seat = table.onTurn();
        console.thinking(wording.who(seat));
        String played = table.letAct();
        console.say(wording.who(seat) + "  " + played);
        tell(seat, played);
    }

    /** Adds an action to the messages; those of one turn share a line while it lasts. */
    private void tell(int seat, String played) {
        int turn = table.match().turn(table.match().length() - 1);
        boolean goesOn =
                turn == turnTold && TerminalStyle.width(messages.getLast()) + 1 + played.length() <= Wording.WIDTH;
        if (goesOn) {
            messages.add(messages.removeLast() + " " + played);
        } else {
            messages.add(wording.who(seat) + "  " + played);
        }
        turnTold = turn;
        changed = true;
        save.note(table);
    }

    /** Hands the screen over if the human on turn may see other things than the one before; false if they leave. */
    private boolean isHandedOver() {
        int seat = table.onTurn();
        if (looking != seat && table.humans() > 1 && !sameView(looking, seat)) {
            console.wipe();
            console.say("Hand over to " + wording.who(seat) + ". Nobody else should look now.");
            if (console.ask("Enter shows the hand of " + table.name(seat) + " ", before -> List.of()) == null) {
                return false;
            }
            changed = true;
        }
        looking = seat;
        return true;
    }

    private boolean sameView(int one, int other) {
        return table.view(one).position().equals(table.view(other).position());
    }

    private String ask() {
        int seat = table.onTurn();
        if (changed) {
            show(table.view(seat));
        }
        String only = onlyAction().map(action -> " (Enter: " + action + ")").orElse("");
        return console.ask(wording.who(seat) + only + style.either(" › ", " > "), this::complete);
    }

    private Optional<String> onlyAction() {
        List<String> actions = table.actionsAfter(List.of());
        return actions.size() == 1 ? Optional.of(actions.getFirst()) : Optional.empty();
    }

    private List<String> complete(List<String> before) {
        List<String> words = new ArrayList<>(table.isOver() ? List.of() : table.actionsAfter(before));
        if (before.isEmpty()) {
            words.addAll(ORDERS);
        }
        if (before.isEmpty() && table.game().allowsAgreedDraw() && !table.isOver()) {
            words.add(DRAW);
        }
        return words;
    }

    private void show(View view) {
        console.page(GameScreens.of(table.game()).draw(view, style) + wording.score(view), messages);
        messages.subList(0, Math.max(0, messages.size() - MAX_MESSAGES)).clear();
        changed = false;
    }

    /** Carries out a line of input; false if the person leaves. */
    private boolean obey(String line) {
        if (line == null) {
            return false;
        }
        String[] words = line.strip().split("\\s+");
        String order = words[0].toLowerCase(Locale.ROOT);
        switch (order) {
            case "" ->
                onlyAction().ifPresentOrElse(action -> playAll(action), () -> console.say("Type an action, or help."));
            case "quit", "exit" -> {
                return false;
            }
            case "moves" -> console.say(Wording.columns(table.actionsAfter(List.of())));
            case "hint" -> hint();
            case "undo" -> undo();
            case "resign" -> resign();
            default -> {
                if (order.equals(DRAW) && !table.isAction(order)) {
                    offerDraw();
                } else if (!obeyAnytime(order, line.strip())) {
                    playAll(words);
                }
            }
        }
        return true;
    }

    /** Carries out an order that is also allowed after the end; false if this is none of them. */
    private boolean obeyAnytime(String order, String line) {
        switch (order) {
            case "help", "?" -> console.say(HelpText.of(table.game(), table.view(looking)));
            case "show" -> show(table.view(looking));
            case "record" -> console.say(table.record());
            case "save" ->
                console.say(save.saveAs(line.substring(order.length()).strip(), table));
            default -> {
                return false;
            }
        }
        return true;
    }

    private void playAll(String... words) {
        int seat = table.onTurn();
        for (String word : words) {
            if (table.onTurn() != seat) {
                console.say("Your turn is over; " + word + " was not played.");
                return;
            }
            Optional<Rejection> rejection = table.play(word);
            if (rejection.isPresent()) {
                console.say(Wording.wrap(Wording.reason(rejection.get())));
                return;
            }
            tell(seat, table.match().text(table.match().length() - 1));
        }
    }

    private void hint() {
        console.thinking("A strong player");
        console.say(Advice.of(table));
    }

    private void undo() {
        int before = table.match().length();
        if (report(table.takeBack())) {
            int count = before - table.match().length();
            announce(count == 1 ? "Taken back." : "Taken back: the last " + count + " actions.");
        }
    }

    /** Records what a command has changed; if it was rejected, says why and returns false. */
    private boolean report(Optional<Rejection> rejection) {
        if (rejection.isPresent()) {
            console.say(Wording.wrap(Wording.sentence(Wording.reason(rejection.get()))));
            return false;
        }
        changed = true;
        save.note(table);
        return true;
    }

    /** Prints a message that stays on the page. */
    private void announce(String text) {
        Wording.wrap(text).lines().forEach(line -> {
            console.say(line);
            messages.add(line);
        });
        turnTold = NO_TURN;
    }

    private void resign() {
        int seat = table.onTurn();
        String name = table.name(seat);
        if (report(table.resign()) && !table.isOver()) {
            announce(name + " gives up; " + wording.who(seat) + " plays on.");
            announce(wording.opponents());
        }
    }

    private void offerDraw() {
        if (report(table.give(new TableCommand.OfferDraw(table.onTurn())))
                && table.offer().isEmpty()) {
            announce("The draw is declined."); // by a computer player
        }
    }

    /** Asks the other human; false if they leave, and the offer then waits in the saved match. */
    private boolean answerDraw(Offer offer) {
        int asked = table.humanBesides(offer.seat());
        String question = wording.who(asked) + ": " + table.name(offer.seat()) + " offers a draw. Accept (y/n)? ";
        String line = console.ask(question, before -> List.of());
        String answer = line == null ? "quit" : line.strip().toLowerCase(Locale.ROOT);
        if (answer.equals("quit")) {
            return false;
        }
        if (!ANSWERS.contains(answer)) {
            console.say("Type y or n.");
        } else if (report(table.give(new TableCommand.AnswerDraw(asked, answer.startsWith("y")))) && !table.isOver()) {
            announce("The draw is declined.");
        }
        return true;
    }

    /** Announces the end once; then the match can be viewed and saved. False when the person leaves. */
    private boolean afterwards() {
        if (changed) {
            looking = Math.max(looking, 0);
            show(table.view(looking));
            console.say(Wording.wrap(wording.result()));
            if (table.isProblem() && table.outcome().code().equals("resigned")) {
                console.say("A solution: " + String.join(" ", Advice.solution(table.match())));
            }
        }
        if (table.humans() == 0) {
            return false;
        }
        String undo = table.isProblem() ? "undo, " : "";
        String line = console.ask("save FILE, record, " + undo + "or Enter to leave ", this::complete);
        String order = line == null ? "" : line.strip().split("\\s+")[0].toLowerCase(Locale.ROOT);
        if (order.isEmpty() || order.equals("quit")) {
            return false;
        }
        if (order.equals("undo")) {
            undo();
        } else if (!obeyAnytime(order, line.strip())) {
            console.say("The match is over.");
        }
        return true;
    }
}
