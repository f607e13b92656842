package cabestan.server.notify;

import cabestan.server.cache.ReadCache;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.message.PlayerChanged;
import cabestan.server.identity.Secrets;
import cabestan.server.identity.SigningKey;
import cabestan.server.notify.mail.MailAddress;
import cabestan.server.protocol.RequestBody.MailboxWish;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.mail.MailboxRepository;
import cabestan.server.store.mail.MailboxRepository.Mailbox;
import cabestan.server.store.mail.MailboxRepository.Request;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The addresses at which players get mails: entered by the player, confirmed by whoever reads the mails there. */
public final class Mailboxes {

    /** The prefix of a mailbox's id in the outbox. */
    static final String TARGET = "mail ";

    private static final Duration LINK_VALID = Duration.ofDays(1);
    private static final int MOST_PER_PLAYER = 5; // requests to confirm an address, per day
    private static final int MOST_PER_ADDRESS = 3;

    private final MailboxRepository repository;
    private final SigningKey signingKey;
    private final LongSupplier clock;
    private final Bus bus;
    private final ReadCache<Optional<Mailbox>> remembered = new ReadCache<>(Duration.ofMinutes(10));

    /** @param clock the time that all nodes agree on */
    public Mailboxes(MailboxRepository repository, SigningKey signingKey, LongSupplier clock, Bus bus) {
        this.repository = repository;
        this.signingKey = signingKey;
        this.clock = clock;
        this.bus = bus;
        bus.subscribe(message -> {
            if (message instanceof PlayerChanged(String player)) {
                remembered.remove(player);
            }
        });
    }

    Optional<Mailbox> find(String id) {
        return repository.find(id);
    }

    /** The mailbox of a player, confirmed or not yet. */
    public Optional<Mailbox> of(String player) {
        return repository.of(player).filter(this::isAlive);
    }

    private boolean isAlive(Mailbox mailbox) {
        return mailbox.confirmed() || mailbox.expires() >= clock.getAsLong();
    }

    /** The mailbox for notices to a player; cached, because every change of a match asks for it. */
    Optional<Mailbox> confirmed(String player) {
        return remembered.get(player, id -> repository.of(id).filter(Mailbox::confirmed));
    }

    /**
     * Gives a player a mailbox, which has to be confirmed, or changes which notices it gets.
     *
     * @param wish fields that are missing keep their values
     */
    public Mailbox put(String player, MailboxWish wish) {
        Preferences asked = Preferences.asked(wish.language(), wish.kinds(), wish.silent());
        Optional<Mailbox> before = of(player);
        Mailbox mailbox = before.filter(known -> wish.address() == null
                        || known.confirmed() && known.address().equals(wish.address()))
                .flatMap(known -> repository.change(known.id(), asked.language(), asked.words(), asked.silence()))
                .orElseGet(() -> ask(
                        player,
                        wish.address(),
                        before.map(Preferences::of).orElse(Preferences.USUAL).with(asked)));
        bus.publish(new PlayerChanged(player));
        return mailbox;
    }

    /** Gives a player a mailbox that has to be confirmed. */
    private Mailbox ask(String player, String address, Preferences preferences) {
        if (address == null || !MailAddress.isPlain(address)) {
            throw RequestRejected.badRequest("expected 'address' to be an e-mail address like ana@example.org");
        }
        long now = clock.getAsLong();
        Mailbox mailbox = new Mailbox(
                Secrets.id(),
                player,
                address,
                false,
                now + LINK_VALID.toMillis(),
                preferences.language(),
                preferences.words(),
                preferences.silence());
        Delivery confirmation = new Delivery(Secrets.id(), MailChannel.NO_MATCH, 0, TARGET + mailbox.id(), "", 0, now);
        Request request = new Request(
                signingKey.mac("account " + MailAddress.mailboxOf(mailbox.address())),
                now,
                now - LINK_VALID.toMillis(),
                MOST_PER_PLAYER,
                MOST_PER_ADDRESS);
        if (!repository.ask(mailbox, confirmation, request)) {
            throw new RequestRejected(
                    429,
                    "too-many-mails",
                    "too many mails were asked for, by you or to this address; try again tomorrow");
        }
        return mailbox;
    }

    /** The token in the link that confirms a mailbox, known only to those who read its mails. */
    String confirmLink(Mailbox mailbox) {
        return link("confirm", mailbox.id());
    }

    /** The token in the link that stops mails to a mailbox. */
    String stopLink(Mailbox mailbox) {
        return link("stop", mailbox.id());
    }

    private String link(String purpose, String id) {
        return id + "-" + signingKey.mac(purpose + " mail " + id);
    }

    /** The mailbox that a link would confirm. */
    public Optional<Mailbox> behindConfirmLink(String link) {
        return behind("confirm", link).filter(this::isAlive);
    }

    /** The mailbox to which a link would stop mails. */
    public Optional<Mailbox> behindStopLink(String link) {
        return behind("stop", link);
    }

    private Optional<Mailbox> behind(String purpose, String link) {
        String id = link.split("-", 2)[0];
        return Secrets.same(link(purpose, id), link) ? repository.find(id) : Optional.empty();
    }

    public void confirm(Mailbox mailbox) {
        repository.confirm(mailbox.id());
        bus.publish(new PlayerChanged(mailbox.player()));
    }

    /** Removes an address; deliveries that still wait for it are discarded when they are due. */
    public void remove(Mailbox mailbox) {
        repository.remove(mailbox.id());
        bus.publish(new PlayerChanged(mailbox.player()));
    }
}
