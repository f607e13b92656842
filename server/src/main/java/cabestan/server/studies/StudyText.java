package cabestan.server.studies;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.MatchRecord;
import cabestan.server.protocol.RequestRejected;
import java.util.List;

/**
 * The text of a study: the record of a match with lines for what was tried besides it (docs/analysis.md).
 *
 * @param record the match alone, which never changes
 */
record StudyText(String record) {

    private static final String PLAIN = "cabestan match 1";
    private static final List<String> HEADERS = List.of(PLAIN, "cabestan match 2", "cabestan match 3");

    /** What each version has besides the record; a reader of records refuses all other lines. */
    private static final List<List<String>> EXTRA =
            List.of(List.of(), List.of("branch", "comment"), List.of("branch", "comment", "square", "arrow"));

    static StudyText of(String text) {
        List<String> lines = text.lines().toList();
        int version = lines.isEmpty() ? -1 : HEADERS.indexOf(lines.getFirst().strip());
        if (version < 0) {
            throw RequestRejected.badRequest("expected a study, which begins with one of " + HEADERS);
        }
        StringBuilder record = new StringBuilder(PLAIN).append('\n');
        lines.stream()
                .skip(1)
                .filter(line -> !EXTRA.get(version).contains(line.strip().split("\\s", 2)[0]))
                .forEach(line -> record.append(line.stripTrailing()).append('\n'));
        return new StudyText(record.toString());
    }

    /** The game of the match; rejects a match that the rules do not allow. */
    String game() {
        try {
            MatchRecord match = MatchRecord.read(record, Games::named);
            match.verify();
            return match.game().id();
        } catch (BadText e) {
            throw RequestRejected.badRequest((e.line() > 0 ? "line " + e.line() + ": " : "") + e.getMessage());
        }
    }
}
