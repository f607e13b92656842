package cabestan.server.studies;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.SiteClock;
import cabestan.server.cluster.message.StudyChanged;
import cabestan.server.identity.Players;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.RequestBody.NewStudy;
import cabestan.server.protocol.RequestBody.StudyRevision;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.social.StudyRepository;
import cabestan.server.store.social.StudyRepository.StudyRow;
import cabestan.table.study.Study;

/**
 * What people can do with studies: keep one, show it, add to it, and remove it. Whoever has the link may read; the maker
 * and those with the key may add. Nobody can change the match itself.
 */
public final class Studies {

    private static final int MOST_STUDIES = 100;

    private final StudyRepository repository;
    private final Players players;
    private final Bus bus;
    private final SiteClock clock;

    public Studies(StudyRepository repository, Players players, Bus bus, SiteClock clock) {
        this.repository = repository;
        this.players = players;
        this.bus = bus;
        this.clock = clock;
    }

    public Answer.Study make(String player, NewStudy wish) {
        String game = readable(wish.text()).match().game().id();
        long now = clock.now();
        StudyRow row =
                new StudyRow(Secrets.id(), player, wish.title(), game, Secrets.secret(), 1, wish.text(), now, now);
        if (!repository.add(row, MOST_STUDIES)) {
            throw new RequestRejected(
                    409, "too-many-studies", "a player can keep " + MOST_STUDIES + " studies; remove one first");
        }
        return shown(row, player, row.key());
    }

    public Answer.Study show(String id, String player, String key) {
        return shown(find(id), player, key);
    }

    public Answer.Studies of(String player) {
        return new Answer.Studies(repository.of(player).stream()
                .map(row -> new Answer.StudyEntry(row.id(), row.title(), row.game(), row.updated()))
                .toList());
    }

    /** Replaces the text by one with the same match; rejects callers who have not seen the newest version. */
    public Answer.Revised revise(String id, String player, String key, StudyRevision revision) {
        StudyRow row = find(id);
        if (!mayAdd(row, player, key)) {
            throw RequestRejected.forbidden("this link is for reading only");
        }
        Study revised = readable(revision.text());
        if (!revised.record().write().equals(recordOf(row.body()).write())) {
            throw new RequestRejected(409, "other-match", "the match of a study stays as it is");
        }
        String title = revision.title() == null ? row.title() : revision.title();
        if (!repository.replace(id, revision.version(), title, revision.text(), clock.now())) {
            throw new RequestRejected(409, "stale", "somebody else has changed the study; look at it and try again");
        }
        bus.publish(new StudyChanged(id, revision.version() + 1));
        return new Answer.Revised(revision.version() + 1);
    }

    public void remove(String id, String player) {
        if (!repository.remove(id, player)) {
            throw notFound();
        }
        bus.publish(new StudyChanged(id, 0));
    }

    /** The match of a study without its variations. */
    public static Match match(Answer.Study study) {
        return recordOf(study.text()).replay();
    }

    private static MatchRecord recordOf(String text) {
        return Study.recordOf(text, Games::named);
    }

    /** Rejects text that a page could not open; pages use the same reader. */
    private static Study readable(String text) {
        try {
            return Study.read(text, Games::named);
        } catch (BadText e) {
            throw RequestRejected.badRequest(e);
        }
    }

    private StudyRow find(String id) {
        return repository.find(id).orElseThrow(Studies::notFound);
    }

    private static RequestRejected notFound() {
        return RequestRejected.notFound("there is no such study");
    }

    private static boolean mayAdd(StudyRow row, String player, String key) {
        return row.player().equals(player) || Secrets.same(row.key(), key);
    }

    private Answer.Study shown(StudyRow row, String player, String key) {
        boolean mayAdd = mayAdd(row, player, key);
        return new Answer.Study(
                row.id(),
                row.title(),
                row.game(),
                players.name(row.player()),
                row.version(),
                row.body(),
                row.player().equals(player),
                mayAdd ? row.key() : null);
    }
}
