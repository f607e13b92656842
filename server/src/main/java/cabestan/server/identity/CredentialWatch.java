package cabestan.server.identity;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cache.LruMap;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.message.PlayerChanged;
import cabestan.server.identity.Credential.Kind;
import cabestan.server.store.PlayerRepository;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Ends the open connections whose session or token was revoked, on whichever node that happened. */
public final class CredentialWatch implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(CredentialWatch.class);
    private static final Duration EVERY = Duration.ofSeconds(30); // finds revocations whose message was lost
    private static final int REMEMBERED = 1_000;

    /** An open socket or stream of a player. */
    public interface Watched {
        Credential credential();

        /** Ends the connection; called once its credential is no longer valid. */
        void end();
    }

    private final PlayerRepository repository;
    private final BackgroundTasks tasks;
    private final BackgroundLoop loop;
    private final Set<Watched> open = ConcurrentHashMap.newKeySet();
    private final Set<String> changed =
            Collections.synchronizedSet(Collections.newSetFromMap(new LruMap<>(REMEMBERED))); // players, lately

    public CredentialWatch(PlayerRepository repository, Bus bus, BackgroundTasks tasks) {
        this.repository = repository;
        this.tasks = tasks;
        this.loop = tasks.loop("credential-watch", Thread.ofVirtual(), () -> {
            Thread.sleep(EVERY);
            checkAll();
        });
        bus.subscribe(message -> {
            if (message instanceof PlayerChanged(String player)) {
                changed.add(player);
                check(player);
            }
        });
    }

    public void start() {
        loop.start();
    }

    public void add(Watched connection) {
        open.add(connection);
        String player = connection.credential().player();
        if (changed.contains(player)) { // perhaps revoked since the credential was checked
            check(player);
        }
    }

    public void remove(Watched connection) {
        open.remove(connection);
    }

    void checkAll() {
        endRevoked(List.copyOf(open)); // of those that are opened meanwhile, the store is not asked
    }

    private void check(String player) {
        List<Watched> theirs = open.stream()
                .filter(connection -> connection.credential().player().equals(player))
                .toList();
        if (!theirs.isEmpty()) {
            tasks.once("credential-check", () -> endRevoked(theirs));
        }
    }

    private void endRevoked(Collection<Watched> connections) {
        Map<Kind, Set<String>> ids = connections.stream()
                .map(Watched::credential)
                .collect(Collectors.groupingBy(
                        Credential::kind, Collectors.mapping(Credential::id, Collectors.toSet())));
        try {
            Set<String> sessions =
                    repository.livingSessions(ids.getOrDefault(Kind.SESSION, Set.of()), System.currentTimeMillis());
            Set<String> tokens = repository.livingTokens(ids.getOrDefault(Kind.TOKEN, Set.of()));
            Set<String> signed = repository.withSignedCookie(ids.getOrDefault(Kind.SIGNED_COOKIE, Set.of()));
            for (Watched connection : connections) {
                Credential credential = connection.credential();
                Set<String> living = switch (credential.kind()) {
                    case SESSION -> sessions;
                    case TOKEN -> tokens;
                    case SIGNED_COOKIE -> signed;
                };
                if (!living.contains(credential.id())) {
                    connection.end();
                }
            }
        } catch (StoreFailure e) {
            LOG.warn("revoked sessions cannot be found now: {}", e.getMessage()); // the next round finds them
        }
    }

    @Override
    public void close() {
        loop.close();
    }
}
