package cabestan.server.identity;

import cabestan.server.cache.ReadCache;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.message.PlayerChanged;
import cabestan.server.store.PlayerRepository;
import cabestan.server.store.PlayerRepository.SessionRow;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The browsers that are signed in: each has a session of its own, which expires unless it is used and can be revoked. */
public final class Sessions {

    /** How long a session lasts without being used. */
    public static final Duration LIFETIME = Duration.ofDays(90);

    private static final long RENEWED_EVERY = Duration.ofHours(1).toMillis();
    private static final int MOST_SESSIONS = 50;

    /** A new session and its secret, which only the cookie keeps. */
    public record NewSession(String secret, SessionRow row) {}

    private final PlayerRepository repository;
    private final SigningKey signingKey;
    private final Bus bus;
    private final ReadCache<Optional<SessionRow>> remembered = new ReadCache<>(Duration.ofMinutes(1)); // by hash

    public Sessions(PlayerRepository repository, SigningKey signingKey, Bus bus) {
        this.repository = repository;
        this.signingKey = signingKey;
        this.bus = bus;
        bus.subscribe(message -> {
            if (message instanceof PlayerChanged(String player)) {
                remembered.removeIf(
                        session -> session.isPresent() && session.get().player().equals(player));
            }
        });
    }

    public NewSession open(String player, String device) {
        String secret = Secrets.secret();
        long now = System.currentTimeMillis();
        SessionRow row = new SessionRow(Secrets.id(), player, device, now, now, now + LIFETIME.toMillis());
        repository.addSession(row, Secrets.hash(secret), MOST_SESSIONS);
        return new NewSession(secret, row);
    }

    /** The session with this secret, unless it has expired or was revoked. */
    public Optional<SessionRow> find(String secret) {
        long now = System.currentTimeMillis();
        return remembered
                .get(Secrets.hash(secret), repository::findSession)
                .filter(session -> session.expires() >= now);
    }

    /** Renews a session that is used, at most once an hour; returns whether the cookie has to be sent again. */
    public boolean renew(String secret, SessionRow session) {
        long now = System.currentTimeMillis();
        if (session.used() + RENEWED_EVERY > now) {
            return false;
        }
        repository.renewSession(session.id(), now, now + LIFETIME.toMillis());
        remembered.remove(Secrets.hash(secret)); // and is read again, as it may have been revoked meanwhile
        return true;
    }

    /** The player whom a cookie of release 0.1 names; no longer once the player has revoked a session. */
    public Optional<String> bySignedCookie(String cookie) {
        return signingKey
                .verify(cookie)
                .filter(player -> !repository.withSignedCookie(Set.of(player)).isEmpty());
    }

    public List<SessionRow> of(String player) {
        return repository.sessions(player, System.currentTimeMillis());
    }

    public void revoke(String player, String id) {
        repository.deleteSession(player, id);
        bus.publish(new PlayerChanged(player));
    }

    /** Revokes all sessions of a player except this one. */
    public void revokeOthers(String player, String kept) {
        repository.deleteOtherSessions(player, kept);
        bus.publish(new PlayerChanged(player));
    }
}
