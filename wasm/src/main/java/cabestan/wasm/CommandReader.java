package cabestan.wasm;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Split;
import cabestan.table.Table;
import cabestan.table.TableCommand;
import java.util.Collections;

/** Reads the page's commands, in the words of docs/protocol.md. */
final class CommandReader {

    private CommandReader() {}

    /**
     * Reads a command, or throws {@link BadText}.
     *
     * @param seat counted from 0
     * @param argument the action of {@code act}; the id and the seed of the table that {@code rematch} opens; or empty
     */
    static TableCommand read(Table table, String type, int seat, String argument) {
        return switch (type) {
            case "act" -> new TableCommand.Act(seat, argument);
            case "undo" -> new TableCommand.Undo(seat);
            case "resign" -> new TableCommand.Resign(seat);
            case "offer-draw" -> new TableCommand.OfferDraw(seat);
            case "accept-draw" -> new TableCommand.AnswerDraw(seat, true);
            case "decline-draw" -> new TableCommand.AnswerDraw(seat, false);
            case "ask-takeback" -> new TableCommand.AskTakeBack(seat);
            case "grant-takeback" -> new TableCommand.AnswerTakeBack(seat, true);
            case "refuse-takeback" -> new TableCommand.AnswerTakeBack(seat, false);
            case "rematch" -> new TableCommand.Rematch(seat, fresh(table, argument));
            default -> throw new BadText("there is no command " + BadText.quote(type));
        };
    }

    /** Nobody joins from another device, so no seat needs an invite key. */
    private static TableCommand.Fresh fresh(Table table, String argument) {
        String[] words = Split.by(' ', argument);
        if (words.length != 2) {
            throw new BadText("expected the id and the seed of the new table, found " + BadText.quote(argument));
        }
        return new TableCommand.Fresh(words[0], Seed.read(words[1]), Collections.nCopies(table.seatCount(), ""));
    }
}
