package cabestan.server.notify;

import cabestan.server.identity.PushKey;
import cabestan.server.identity.Secrets;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.PlayerNotice;
import cabestan.server.store.OutboxRepository;
import cabestan.server.store.OutboxRepository.Claim;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.device.DeviceRepository.Device;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends notices to browsers through their push services (RFC 8030), which learn neither the text nor the match. */
public final class PushChannel implements Channel {

    private static final Logger LOG = LoggerFactory.getLogger(PushChannel.class);
    private static final String TARGET = "push ";
    private static final Duration STORED = Duration.ofDays(1); // for a device that is switched off

    private final OutboxRepository outbox;
    private final LastCheck lastCheck;
    private final Devices devices;
    private final PushKey key;
    private final boolean privateAllowed;
    private final String node;
    private final LongSupplier clock;

    /**
     * @param node the name of this node, sent along so that receivers can tell the sender
     * @param isLooking whether the player, given second, is looking at the match, given first, on some device
     * @param clock the time that all nodes agree on
     */
    public PushChannel(
            OutboxRepository outbox,
            Devices devices,
            PushKey key,
            boolean privateAllowed,
            String node,
            BiPredicate<String, String> isLooking,
            LongSupplier clock) {
        this.outbox = outbox;
        this.lastCheck = new LastCheck(outbox, isLooking, clock);
        this.devices = devices;
        this.key = key;
        this.privateAllowed = privateAllowed;
        this.node = node;
        this.clock = clock;
    }

    /** A notice for a device, which its silent hours may delay. */
    Delivery delivery(Device device, PlayerNotice notice) {
        return new Delivery(
                Secrets.id(),
                notice.match(),
                notice.version(),
                TARGET + device.session(),
                Json.write(notice),
                0,
                Preferences.of(device).due(clock.getAsLong()));
    }

    @Override
    public String prefix() {
        return TARGET;
    }

    @Override
    public int laneWidth() {
        return 64;
    }

    /** All devices of one push service share a lane. */
    @Override
    public Attempt prepare(Claim claim) {
        return (claim.superseded() ? Optional.<Device>empty() : find(claim.delivery()))
                .map(device -> attempt(claim.delivery(), device))
                .orElse(new Attempt(TARGET, () -> Outcome.UNDELIVERABLE));
    }

    private Optional<Device> find(Delivery delivery) {
        return devices.find(delivery.target().substring(TARGET.length()));
    }

    private Attempt attempt(Delivery delivery, Device device) {
        return new Attempt(
                Devices.service(device),
                () -> lastCheck.ifWanted(
                        delivery, device.player(), Preferences.of(device), () -> send(delivery, device)));
    }

    private Outcome send(Delivery delivery, Device device) {
        Optional<CheckedAddress> address = CheckedAddress.resolve(device.endpoint(), privateAllowed);
        if (address.isEmpty()) {
            LOG.warn("match={} a push service leads nowhere or to an address that is not allowed", delivery.match());
            return Outcome.FAILED;
        }
        try {
            return outcome(request(delivery, device, address.get()).send(), device);
        } catch (IOException e) {
            LOG.debug("a push service did not answer: {}", e.getMessage());
            return Outcome.FAILED;
        }
    }

    private PostRequest request(Delivery delivery, Device device, CheckedAddress address) {
        String site = device.site().startsWith("https://") ? device.site() : "";
        Map<String, String> headers = Map.of(
                "Content-Encoding",
                "aes128gcm",
                "TTL",
                String.valueOf(STORED.toSeconds()),
                "Topic", // a newer notice of the same match replaces one that still waits there
                topic(delivery.match()),
                "Urgency",
                "high",
                "X-Cabestan-Node",
                node,
                "Authorization",
                key.authorization(Devices.service(device), site, clock.getAsLong()));
        return new PostRequest(
                address, headers, new PushEncryption(device.p256dh(), device.auth()).encrypt(delivery.body()));
    }

    /** The topic that stands for a match at push services, which do not learn its id. */
    public static String topic(String match) {
        return Secrets.idOf("topic " + match);
    }

    private Outcome outcome(PostRequest.Answer answer, Device device) {
        int status = answer.status();
        return switch (status) {
            case 404, 410 -> {
                devices.remove(device.session(), device.player());
                outbox.removeAll(TARGET + device.session());
                yield Outcome.UNDELIVERABLE;
            }
            case 408, 425, 429 -> new Outcome.Failed(answer.retryAfter());
            default -> {
                if (status >= 400 && status < 500) {
                    LOG.warn("a push service rejected a notice with the status {}", status);
                }
                yield answer.isGood()
                        ? Outcome.DONE
                        : status >= 500 ? new Outcome.Failed(answer.retryAfter()) : Outcome.UNDELIVERABLE;
            }
        };
    }

    /** The key that browsers need for their subscription. */
    public String publicKey() {
        return key.publicKey();
    }
}
