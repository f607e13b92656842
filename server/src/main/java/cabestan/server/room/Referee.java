package cabestan.server.room;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.State;
import cabestan.server.protocol.ClientMessage.Command;
import cabestan.server.protocol.RequestRejected;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Decides what follows from a command: what is to happen, or a refusal. It changes nothing. */
public final class Referee {

    /** The games whose rules know a draw by agreement. */
    private static final List<String> WITH_DRAWS = List.of("arcanor");

    private static final int LEVEL_OF_STAND_IN = 3;

    private final Table table;

    public Referee(Table table) {
        this.table = table;
    }

    List<Draft> decide(Command command) {
        int seat = command.seat();
        return switch (command.deed()) {
            case ACT -> act(seat, command.action());
            case UNDO -> undo(seat);
            case RESIGN -> forfeit(Happening.RESIGNED, seat);
            case OFFER_DRAW -> offerDraw(seat);
            case ACCEPT_DRAW -> acceptDraw(seat);
            case DECLINE_DRAW -> decline(Happening.DRAW_DECLINED, seat, true);
            case ASK_TAKEBACK -> askTakeback(seat);
            case GRANT_TAKEBACK -> grantTakeback(seat);
            case REFUSE_TAKEBACK -> decline(Happening.TAKEBACK_REFUSED, seat, false);
            case REMATCH -> throw new IllegalArgumentException("a rematch needs a new match first");
        };
    }

    /** Somebody leaves before the start: a seat that was open is free again, any other was the host's. */
    static Draft leave(Table table, int seat) {
        boolean wasOpen = !table.seat(seat).invite().isEmpty();
        return wasOpen
                ? new Draft(Happening.LEFT, seat)
                : new Draft(Happening.CLOSED, seat, "1" + ",1".repeat(table.seatCount() - 1) + " abandoned");
    }

    private void mustRun() {
        if (table.isWaiting()) {
            throw new RequestRejected(409, "not-running", "the match has not started yet");
        }
        if (table.isOver()) {
            throw new RequestRejected(409, "over", "the match is over");
        }
    }

    private void mustBeOnTurn(int seat) {
        mustRun();
        if (table.onTurn() != seat) {
            throw new RequestRejected(409, "not-your-turn", "seat " + (table.onTurn() + 1) + " is on turn");
        }
    }

    List<Draft> act(int seat, String text) {
        mustBeOnTurn(seat);
        State state = table.match().state();
        int action;
        try {
            action = state.read(text);
        } catch (BadText e) {
            throw new RequestRejected(400, "bad-action", e.getMessage());
        }
        state.reject(action).ifPresent(rejection -> {
            throw new RequestRejected(409, rejection);
        });
        return List.of(new Draft(Happening.ACTED, seat, state.write(action)));
    }

    private List<Draft> undo(int seat) {
        mustBeOnTurn(seat);
        if (table.match().undoable() == 0) {
            throw new RequestRejected(
                    409, "nothing-to-undo", "there is nothing in this turn that you can take back by yourself");
        }
        return List.of(new Draft(Happening.UNDONE, seat));
    }

    /** The seat gives up, by will or by the clock: with others at the table a bot plays on for it. */
    public List<Draft> forfeit(Happening why, int seat) {
        mustRun();
        boolean othersPlayOn = table.seatCount() > 2 && !peopleBesides(seat).isEmpty();
        if (othersPlayOn) {
            return List.of(
                    new Draft(why, seat), new Draft(Happening.BOT_TOOK_SEAT, seat, String.valueOf(LEVEL_OF_STAND_IN)));
        }
        String ranks = IntStream.range(0, table.seatCount())
                .mapToObj(other -> other == seat ? String.valueOf(table.seatCount()) : "1")
                .collect(Collectors.joining(","));
        return List.of(new Draft(why, seat, ranks));
    }

    private List<Integer> peopleBesides(int seat) {
        return IntStream.range(0, table.seatCount())
                .filter(other -> other != seat && !table.seat(other).isBot())
                .boxed()
                .toList();
    }

    private List<Draft> offerDraw(int seat) {
        mustRun();
        if (!WITH_DRAWS.contains(table.game().id())) {
            throw new RequestRejected(409, "no-draws", "a draw cannot be agreed on in this game");
        }
        if (table.offer() != null) {
            throw new RequestRejected(409, "offer-open", "another offer is still waiting for its answer");
        }
        Draft offered = new Draft(Happening.DRAW_OFFERED, seat);
        return peopleBesides(seat).isEmpty()
                ? List.of(offered, new Draft(Happening.DRAW_DECLINED, 1 - seat)) // bots play on
                : List.of(offered);
    }

    private List<Draft> acceptDraw(int seat) {
        mustAnswer(seat, true);
        return List.of(new Draft(Happening.DRAW_AGREED, seat));
    }

    private List<Draft> decline(Happening how, int seat, boolean draw) {
        mustAnswer(seat, draw);
        return List.of(new Draft(how, seat));
    }

    private void mustAnswer(int seat, boolean draw) {
        mustRun();
        Table.Offer offer = table.offer();
        if (offer == null
                || offer.draw() != draw
                || offer.seat() == seat
                || offer.agreed().contains(seat)) {
            throw new RequestRejected(409, "no-offer", "nobody waits for this answer from you");
        }
    }

    private List<Draft> askTakeback(int seat) {
        mustRun();
        int count = actionsToTakeBack(seat);
        if (table.offer() != null) {
            throw new RequestRejected(409, "offer-open", "another offer is still waiting for its answer");
        }
        Draft asked = new Draft(Happening.TAKEBACK_ASKED, seat);
        return peopleBesides(seat).isEmpty()
                ? List.of(asked, new Draft(Happening.TAKEBACK_GRANTED, seat, String.valueOf(count)))
                : List.of(asked);
    }

    private List<Draft> grantTakeback(int seat) {
        mustAnswer(seat, false);
        Table.Offer offer = table.offer();
        List<Integer> missing = new ArrayList<>(peopleBesides(offer.seat()));
        missing.removeAll(offer.agreed());
        missing.remove(Integer.valueOf(seat));
        String count = missing.isEmpty() ? String.valueOf(actionsToTakeBack(offer.seat())) : "";
        return List.of(new Draft(Happening.TAKEBACK_GRANTED, seat, count));
    }

    /** Back to the last decision of this seat. */
    private int actionsToTakeBack(int seat) {
        Match match = table.match();
        int index = match.length() - 1;
        while (index >= 0 && match.seat(index) != seat) {
            index--;
        }
        if (index < 0) {
            throw new RequestRejected(409, "nothing-to-undo", "you have not played yet");
        }
        int count = match.length() - index;
        if (!match.canRewind(count)) {
            throw new RequestRejected(
                    409, "revealed", "something hidden was shown since, so this cannot be taken back");
        }
        return count;
    }
}
