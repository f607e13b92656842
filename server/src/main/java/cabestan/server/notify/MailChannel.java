package cabestan.server.notify;

import cabestan.server.identity.Secrets;
import cabestan.server.notify.mail.MailMessage;
import cabestan.server.notify.mail.MailSettings;
import cabestan.server.notify.mail.MailTexts;
import cabestan.server.notify.mail.SmtpClient;
import cabestan.server.notify.mail.SmtpRejection;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.PlayerNotice;
import cabestan.server.store.OutboxRepository;
import cabestan.server.store.OutboxRepository.Claim;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.mail.MailboxRepository.Mailbox;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends mails: notices of matches, and requests to confirm an address, which belong to no match. */
public final class MailChannel implements Channel {

    static final String NO_MATCH = "";

    private static final Logger LOG = LoggerFactory.getLogger(MailChannel.class);

    /** Mail servers defer unknown senders for some minutes, and are usually repaired within hours. */
    private static final List<Duration> RETRIES = Stream.concat(
                    USUAL_RETRIES.stream(), Stream.of(Duration.ofHours(1), Duration.ofHours(4)))
            .toList();

    private final LastCheck lastCheck;
    private final Mailboxes mailboxes;
    private final Optional<MailSettings> settings;
    private final String node;
    private final LongSupplier clock;

    /**
     * @param settings empty where this node sends no mails
     * @param node the name of this node, sent along so that receivers can tell the sender
     * @param isLooking whether the player, given second, is looking at the match, given first, on some device
     * @param clock the time that all nodes agree on
     */
    public MailChannel(
            OutboxRepository outbox,
            Mailboxes mailboxes,
            Optional<MailSettings> settings,
            String node,
            BiPredicate<String, String> isLooking,
            LongSupplier clock) {
        this.lastCheck = new LastCheck(outbox, isLooking, clock);
        this.mailboxes = mailboxes;
        this.settings = settings;
        this.node = node;
        this.clock = clock;
    }

    @Override
    public boolean isOpen() {
        return settings.isPresent();
    }

    /** A notice for a mailbox, delayed a little in case the player acts, and until silent hours are over. */
    Delivery delivery(Mailbox mailbox, PlayerNotice notice) {
        long soon = clock.getAsLong()
                + settings.map(MailSettings::delay)
                        .orElse(MailSettings.USUAL_DELAY)
                        .toMillis();
        return new Delivery(
                Secrets.id(),
                notice.match(),
                notice.version(),
                Mailboxes.TARGET + mailbox.id(),
                Json.write(notice),
                0,
                Preferences.of(mailbox).due(soon));
    }

    @Override
    public String prefix() {
        return Mailboxes.TARGET;
    }

    @Override
    public int laneWidth() {
        return 16;
    }

    @Override
    public List<Duration> retries() {
        return RETRIES;
    }

    /** All mails share the SMTP server. */
    @Override
    public Attempt prepare(Claim claim) {
        return new Attempt(
                Mailboxes.TARGET, () -> claim.superseded() ? Outcome.UNDELIVERABLE : attempt(claim.delivery()));
    }

    private Outcome attempt(Delivery delivery) {
        boolean asksToConfirm = delivery.match().equals(NO_MATCH);
        return mailboxes
                .find(delivery.target().substring(Mailboxes.TARGET.length()))
                .filter(mailbox -> mailbox.confirmed() != asksToConfirm)
                .map(mailbox -> asksToConfirm ? send(delivery, mailbox) : sendNotice(delivery, mailbox))
                .orElse(Outcome.UNDELIVERABLE);
    }

    private Outcome sendNotice(Delivery delivery, Mailbox mailbox) {
        return lastCheck.ifWanted(delivery, mailbox.player(), Preferences.of(mailbox), () -> send(delivery, mailbox));
    }

    private Outcome send(Delivery delivery, Mailbox mailbox) {
        MailSettings how = settings.orElseThrow();
        try (SmtpClient client = SmtpClient.connect(how)) {
            client.send(message(delivery, mailbox, how).with("X-Cabestan-Node", node));
            return Outcome.DONE;
        } catch (SmtpRejection e) {
            return rejected(e, mailbox);
        } catch (IOException e) {
            LOG.warn("the SMTP server cannot be reached: {}", e.getMessage());
            return Outcome.FAILED;
        }
    }

    private Outcome rejected(SmtpRejection rejection, Mailbox mailbox) {
        LOG.warn("a mail was not accepted: {}", rejection.getMessage().replace(mailbox.address(), "(address)"));
        if (rejection.isAddressDead()) {
            mailboxes.remove(mailbox);
            return Outcome.UNDELIVERABLE;
        }
        boolean isUndeliverable = rejection.step() == SmtpRejection.Step.MESSAGE && rejection.isPermanent();
        return isUndeliverable ? Outcome.UNDELIVERABLE : Outcome.FAILED;
    }

    private MailMessage message(Delivery delivery, Mailbox mailbox, MailSettings how) {
        MailTexts texts = new MailTexts(mailbox.language());
        long now = clock.getAsLong();
        String stop = how.site() + "/mail/stop/" + mailboxes.stopLink(mailbox);
        if (delivery.match().equals(NO_MATCH)) {
            String link = how.site() + "/mail/confirm/" + mailboxes.confirmLink(mailbox);
            String text = texts.confirm(how.site(), link);
            return MailMessage.create(
                    delivery.id(),
                    how.sender(),
                    mailbox.address(),
                    texts.confirmSubject(),
                    text,
                    mailbox.language(),
                    now);
        }
        PlayerNotice notice = PlayerNotice.read(delivery.body());
        String subject = MailTexts.subject(notice.game(), notice.others());
        String text = texts.notice(notice.what(), how.site() + "/match?id=" + notice.match(), how.site() + "/me", stop);
        String conversation = MailMessage.reference(PushChannel.topic(notice.match()), how.sender());
        return MailMessage.create(
                        delivery.id(), how.sender(), mailbox.address(), subject, text, mailbox.language(), now)
                .with("In-Reply-To", conversation) // so that mails of one match stay together
                .with("References", conversation)
                .with("List-Unsubscribe", "<" + stop + ">")
                .with("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"); // RFC 8058
    }
}
