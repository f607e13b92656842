package cabestan.server.identity;

import cabestan.server.cache.ReadCache;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.message.PlayerChanged;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.PlayerRepository;
import cabestan.server.store.PlayerRepository.PlayerRow;
import cabestan.server.store.PlayerRepository.TokenRow;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The players: their names, and the tokens and links that prove who somebody is. */
public final class Players {

    private static final int MOST_TOKENS = 20;
    private static final Duration LINK_LIFETIME = Duration.ofMinutes(15);

    /** A new token, which is shown only once, and its row. */
    public record NewToken(String token, TokenRow row) {}

    private final PlayerRepository repository;
    private final Bus bus;
    private final PlayerLocks locks = new PlayerLocks();
    private final ReadCache<Optional<PlayerRow>> remembered = new ReadCache<>(Duration.ofMinutes(1));

    public Players(PlayerRepository repository, Bus bus) {
        this.repository = repository;
        this.bus = bus;
    }

    public PlayerRow create(String name) {
        PlayerRow player = new PlayerRow(Secrets.id(), name, "", System.currentTimeMillis());
        repository.add(player);
        return player;
    }

    public Optional<PlayerRow> find(String id) {
        return remembered.get(id, repository::find);
    }

    /** Forgets the cached player, who has changed here or on another node. */
    public void invalidate(String id) {
        remembered.remove(id);
    }

    /** The name of this player, or empty if the account was deleted. */
    public String name(String id) {
        return find(id).map(PlayerRow::name).orElse("");
    }

    /** The code by which others recognize this player; nobody can tell the id from it. */
    public static String person(String id) {
        return Secrets.idOf("person " + id);
    }

    /**
     * Changes a player, and returns what is stored then; empty if the player was just deleted.
     *
     * @param webhook null keeps the one that is stored
     */
    public Optional<PlayerRow> update(String id, String name, String webhook) {
        Optional<PlayerRow> player = repository.update(id, name, webhook);
        bus.publish(new PlayerChanged(id));
        return player;
    }

    public void delete(String id) {
        repository.delete(id);
        bus.publish(new PlayerChanged(id));
    }

    public List<TokenRow> tokens(String player) {
        return repository.tokens(player);
    }

    public NewToken makeToken(String player, String label) {
        return locks.hold(player, () -> addToken(player, label));
    }

    private NewToken addToken(String player, String label) {
        if (repository.tokens(player).size() >= MOST_TOKENS) {
            throw new RequestRejected(409, "too-many-tokens", "you have " + MOST_TOKENS + " tokens; revoke one first");
        }
        String token = Secrets.secret();
        TokenRow row = new TokenRow(Secrets.id(), label, System.currentTimeMillis());
        repository.addToken(player, row, Secrets.hash(token));
        return new NewToken(token, row);
    }

    public void revokeToken(String player, String id) {
        repository.deleteToken(player, id);
        bus.publish(new PlayerChanged(player));
    }

    public Optional<Credential> byToken(String token) {
        return repository
                .ownerOfToken(Secrets.hash(token))
                .map(owner -> new Credential(Credential.Kind.TOKEN, owner.token(), owner.player()));
    }

    /** Creates a secret that signs this player in on another device, once. */
    public String makeLink(String player) {
        String secret = Secrets.secret();
        long now = System.currentTimeMillis();
        repository.addLink(player, Secrets.hash(secret), now + LINK_LIFETIME.toMillis(), now);
        return secret;
    }

    /** The player that a link would sign in. */
    public Optional<PlayerRow> behindLink(String secret) {
        return repository
                .playerOfLink(Secrets.hash(secret), System.currentTimeMillis())
                .flatMap(this::find);
    }

    /** Signs in the player of a link, which works once. */
    public Optional<PlayerRow> byLink(String secret) {
        return repository
                .useLink(Secrets.hash(secret), System.currentTimeMillis())
                .flatMap(this::find);
    }
}
