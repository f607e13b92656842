package cabestan.server.torture;

import cabestan.server.store.Repositories;
import cabestan.server.store.social.ChatChannel;
import cabestan.server.store.social.ChatRepository;
import cabestan.server.store.social.ChatRepository.Place;
import cabestan.table.Table;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The commands of all clients and their answers, to be compared with what is stored.
 *
 * <p>A match is an ordered log, so it is linearizable if every accepted command stands in it exactly once at the version
 * that was acknowledged, no rejected one does, and no operation that began later took effect or read earlier.
 */
public final class History {

    /** How a command ended for the client who sent it. */
    public enum Outcome {
        ACCEPTED,
        REJECTED,
        UNKNOWN
    }

    /**
     * A command.
     *
     * @param id unique among all clients
     * @param sent when it was first sent, in nanoseconds
     * @param answered when its answer came
     * @param version that it led to, if it was accepted
     */
    record Operation(String match, String id, long sent, long answered, Outcome outcome, int version) {}

    /** Somebody looked at a match and saw this version. */
    record Look(String match, long sent, int version) {}

    /**
     * Something was said at a match and acknowledged under this number.
     *
     * @param text unique among all clients
     */
    record Said(String match, String text, int number) {}

    private final List<Operation> operations = new ArrayList<>();
    private final List<Look> looks = new ArrayList<>();
    private final List<Said> said = new ArrayList<>();
    private final Map<String, String> created = new HashMap<>();
    private final List<String> faults = new ArrayList<>();

    synchronized void add(Operation operation) {
        operations.add(operation);
    }

    synchronized void add(Look look) {
        looks.add(look);
    }

    synchronized void add(Said words) {
        said.add(words);
    }

    /** A match was made for this idempotency key. */
    synchronized void created(String key, String match) {
        if (created.containsValue(match)) {
            faults.add("match " + match + " was given out for two keys");
        }
        created.put(key, match);
    }

    synchronized int count(Outcome outcome) {
        return (int) operations.stream()
                .filter(operation -> operation.outcome == outcome)
                .count();
    }

    /**
     * Compares the history with the store; the list of differences should be empty.
     *
     * @param since matches that were created earlier are ignored
     */
    synchronized List<String> check(Repositories stored, long since) {
        List<String> found = new ArrayList<>(faults);
        Map<String, List<LoggedEvent>> logs = new TreeMap<>();
        for (String match : stored.site().matchesSince(since)) {
            logs.put(match, stored.matches().load(match).map(Table::events).orElse(List.of())); // replayed by the rules
        }
        stored.site().orphans().forEach(orphan -> found.add("an orphan: " + orphan));
        checkCreations(logs, found);
        Map<String, List<Integer>> written = new HashMap<>();
        logs.forEach((match, log) -> checkLog(match, log, written, found));
        checkOperations(written, found);
        checkOrder(found);
        return found;
    }

    /** Compares what was said with the store: everything that was acknowledged stands there once, under its number. */
    synchronized List<String> checkWords(ChatRepository stored) {
        Map<String, List<Integer>> numbers = new HashMap<>();
        said.stream().map(Said::match).distinct().forEach(match -> {
            for (ChatChannel channel : ChatChannel.values()) {
                stored.since(new Place(match, channel), 0, Integer.MAX_VALUE)
                        .forEach(row -> numbers.computeIfAbsent(row.body(), text -> new ArrayList<>())
                                .add(row.number()));
            }
        });
        return said.stream()
                .filter(words -> !numbers.getOrDefault(words.text, List.of()).equals(List.of(words.number)))
                .map(words -> "words of match " + words.match + " were acknowledged as number " + words.number
                        + " and stand at " + numbers.getOrDefault(words.text, List.of()))
                .toList();
    }

    private void checkCreations(Map<String, List<LoggedEvent>> logs, List<String> found) {
        Set<String> known = new HashSet<>(created.values());
        logs.values()
                .forEach(log -> log.forEach(logged -> {
                    if (logged.event() instanceof TableEvent.RematchOpened(int seat, String next) && !known.add(next)) {
                        found.add("match " + next + " was opened twice");
                    }
                }));
        for (String match : logs.keySet()) {
            if (!known.remove(match)) {
                found.add("match " + match + " was made although nobody was told so");
            }
        }
        known.forEach(match -> found.add("match " + match + " was acknowledged and is not there"));
    }

    private static void checkLog(
            String match, List<LoggedEvent> log, Map<String, List<Integer>> written, List<String> found) {
        String command = ""; // a reply belongs to the command that it answers
        for (int i = 0; i < log.size(); i++) {
            LoggedEvent logged = log.get(i);
            if (logged.version() != i + 1) {
                found.add("match " + match + " has no version " + (i + 1));
            }
            if (!logged.isReply()) {
                command = match + " " + logged.command();
            }
            if (!logged.command().isEmpty()) {
                written.computeIfAbsent(command, key -> new ArrayList<>()).add(logged.version());
            }
        }
    }

    private void checkOperations(Map<String, List<Integer>> written, List<String> found) {
        for (Operation operation : operations) {
            List<Integer> versions = written.getOrDefault(operation.match + " " + operation.id, List.of());
            written.remove(operation.match + " " + operation.id);
            boolean once = versions.isEmpty() || versions.getLast() - versions.getFirst() == versions.size() - 1;
            boolean right = switch (operation.outcome) {
                case ACCEPTED -> once && !versions.isEmpty() && versions.getLast() == operation.version;
                case REJECTED -> versions.isEmpty();
                case UNKNOWN -> once;
            };
            if (!right) {
                found.add(operation + " stands at the versions " + versions);
            }
        }
        written.forEach((command, versions) -> found.add("nobody sent " + command + " of the versions " + versions));
    }

    /** An operation that began after an answer had arrived must come after it, and see it. */
    private void checkOrder(List<String> found) {
        Map<String, List<Operation>> accepted = new HashMap<>();
        operations.stream()
                .filter(operation -> operation.outcome == Outcome.ACCEPTED)
                .sorted(Comparator.comparingLong(Operation::answered))
                .forEach(operation -> accepted.computeIfAbsent(operation.match, match -> new ArrayList<>())
                        .add(operation));
        accepted.values()
                .forEach(all -> all.forEach(operation -> {
                    int before = newestAnswered(all, operation.sent);
                    if (before >= operation.version) {
                        found.add(operation + " came after version " + before + " had been acknowledged");
                    }
                }));
        for (Look look : looks) {
            int before = newestAnswered(accepted.getOrDefault(look.match, List.of()), look.sent);
            if (before > look.version) {
                found.add(look + " although version " + before + " had been acknowledged");
            }
        }
    }

    /** @param byAnswer ordered by when they were answered */
    private static int newestAnswered(List<Operation> byAnswer, long before) {
        int newest = 0;
        for (Operation operation : byAnswer) {
            if (operation.answered >= before) {
                return newest;
            }
            newest = Math.max(newest, operation.version);
        }
        return newest;
    }
}
