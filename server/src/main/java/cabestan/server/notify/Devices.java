package cabestan.server.notify;

import cabestan.server.cache.ReadCache;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.message.PlayerChanged;
import cabestan.server.protocol.RequestBody.DeviceWish;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.device.DeviceRepository;
import cabestan.server.store.device.DeviceRepository.Device;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The browsers that are sent notices of their player's matches while no page is open. */
public final class Devices {

    private final DeviceRepository repository;
    private final boolean privateAllowed;
    private final Bus bus;
    private final ReadCache<List<Device>> remembered = new ReadCache<>(Duration.ofMinutes(10));

    /** @param privateAllowed whether push services may have private addresses, and no certificate */
    public Devices(DeviceRepository repository, boolean privateAllowed, Bus bus) {
        this.repository = repository;
        this.privateAllowed = privateAllowed;
        this.bus = bus;
        bus.subscribe(message -> {
            if (message instanceof PlayerChanged(String player)) {
                remembered.remove(player);
            }
        });
    }

    public Optional<Device> find(String session) {
        return repository.find(session);
    }

    /** The devices of a player; cached, because every change of a match asks for them. */
    List<Device> of(String player) {
        return remembered.get(player, id -> repository.of(id, System.currentTimeMillis()));
    }

    /**
     * Subscribes a browser to notices, or changes which of them it gets.
     *
     * @param wish fields that are missing keep their values
     * @param site the address at which the browser reaches this site
     */
    public Device put(String session, String player, DeviceWish wish, String site) {
        Preferences asked = Preferences.asked(wish.language(), wish.kinds(), wish.silent());
        Device device = wish.endpoint() == null
                ? repository
                        .change(session, site, asked.language(), asked.words(), asked.silence())
                        .orElseThrow(Devices::notSubscribed)
                : subscribe(session, player, wish, asked, site);
        bus.publish(new PlayerChanged(player));
        return device;
    }

    private static RequestRejected notSubscribed() {
        return RequestRejected.badRequest("this browser has no subscription yet; expected 'endpoint' and 'keys'");
    }

    private Device subscribe(String session, String player, DeviceWish wish, Preferences asked, String site) {
        mustBeReachable(wish);
        Preferences preferences = repository
                .find(session)
                .map(Preferences::of)
                .orElse(Preferences.USUAL)
                .with(asked);
        Device device = new Device(
                session,
                player,
                wish.endpoint(),
                wish.p256dh(),
                wish.auth(),
                site,
                preferences.language(),
                preferences.words(),
                preferences.silence());
        repository.put(device);
        return device;
    }

    private void mustBeReachable(DeviceWish wish) {
        boolean secure = wish.endpoint().startsWith("https://") || privateAllowed;
        if (!secure || CheckedAddress.resolve(wish.endpoint(), privateAllowed).isEmpty()) {
            throw RequestRejected.badRequest("expected 'endpoint' to be an https address that is not private");
        }
        try {
            new PushEncryption(wish.p256dh(), wish.auth()).encrypt("");
        } catch (IllegalArgumentException e) {
            throw RequestRejected.badRequest("expected 'keys' to be those of a push subscription");
        }
    }

    /** Unsubscribes a browser. */
    public void remove(String session, String player) {
        repository.remove(session);
        bus.publish(new PlayerChanged(player));
    }

    /** The origin of a device's push service. */
    static String service(Device device) {
        URI endpoint = URI.create(device.endpoint());
        return endpoint.getScheme() + "://" + endpoint.getRawAuthority();
    }
}
