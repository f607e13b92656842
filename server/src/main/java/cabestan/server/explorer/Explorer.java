package cabestan.server.explorer;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.State;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.analysis.OpeningRepository;
import cabestan.server.store.analysis.OpeningRepository.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The actions played from a position, in the site's matches and in the book, and their results. */
public final class Explorer {

    /** An action, the position that it leads to, and who is on turn there. */
    private record Lead(int action, String position, int onTurn) {}

    private final OpeningRepository repository;

    public Explorer(OpeningRepository repository) {
        this.repository = repository;
    }

    /** The actions played from this position, the most frequent first; those that lead to the same position count together. */
    public Answer.Openings of(String game, String position) {
        try {
            Game played = Games.named(game);
            return of(played, played.readPosition(position));
        } catch (BadText e) {
            throw RequestRejected.badRequest(e.getMessage());
        }
    }

    private Answer.Openings of(Game game, State state) {
        Optional<String> here = Openings.digest(game, state);
        if (here.isEmpty()) {
            return Answer.Openings.NONE;
        }
        List<Lead> leads = leads(game, state);
        List<String> positions = new ArrayList<>(List.of(here.get()));
        leads.forEach(lead -> positions.add(lead.position));
        Map<String, Tally> tallies = tallies(positions, state.seats());
        List<Answer.OpeningAction> actions = leads.stream()
                .filter(lead -> tallies.containsKey(lead.position))
                .map(lead -> shown(state, lead, tallies.get(lead.position)))
                .sorted(Comparator.comparingLong(Answer.OpeningAction::matches).reversed())
                .toList();
        Tally all = tallies.get(here.get());
        return all == null
                ? new Answer.Openings(true, 0, List.of(), actions)
                : new Answer.Openings(true, all.matches(), means(all, state.onTurn()), actions);
    }

    private static List<Lead> leads(Game game, State state) {
        List<Lead> leads = new ArrayList<>();
        for (int action : state.legalActions()) {
            State next = state.copy();
            next.play(action);
            Openings.digest(game, next).ifPresent(to -> leads.add(new Lead(action, to, next.onTurn())));
        }
        return leads;
    }

    private static Answer.OpeningAction shown(State state, Lead lead, Tally tally) {
        return new Answer.OpeningAction(state.gesture(lead.action), tally.matches(), means(tally, lead.onTurn));
    }

    private Map<String, Tally> tallies(List<String> positions, int seats) {
        Map<String, Tally> tallies = repository.tallies(positions, seats);
        OpeningBook book = OpeningBook.shipped();
        for (String position : positions) {
            book.find(position).ifPresent(tally -> tallies.merge(position, tally, Tally::plus));
        }
        return tallies;
    }

    /** The mean result of a match for each seat of the table. */
    private static List<Long> means(Tally tally, int onTurn) {
        int seats = tally.points().size();
        List<Long> means = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            means.add(tally.points().get((seat - onTurn + seats) % seats) / tally.matches());
        }
        return means;
    }
}
