package cabestan.server.notify;

import cabestan.server.cluster.message.MatchChanged;
import cabestan.server.cluster.message.MatchChanged.Recipient;
import cabestan.server.identity.Players;
import cabestan.server.protocol.NoticeKind;
import cabestan.server.protocol.PlayerNotice;
import cabestan.server.protocol.WebhookNotice;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.PlayerRepository.PlayerRow;
import cabestan.server.store.device.DeviceRepository.Device;
import cabestan.server.store.mail.MailboxRepository.Mailbox;
import cabestan.table.Occupant;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.clock.ClockRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/** Creates the notices of a change for the devices, mailboxes and webhooks of the players concerned and the webhook of the match. */
public final class Notifier {

    private final Players players;
    private final Devices devices;
    private final Webhooks webhooks;
    private final PushChannel push;
    private final Mailboxes mailboxes;
    private final MailChannel mail;
    private final OutboxSender sender;
    private final BiPredicate<String, String> isLooking;

    /** @param isLooking whether the player, given second, is looking at the match, given first, on some device */
    public Notifier(
            Players players,
            Devices devices,
            Webhooks webhooks,
            PushChannel push,
            Mailboxes mailboxes,
            MailChannel mail,
            OutboxSender sender,
            BiPredicate<String, String> isLooking) {
        this.players = players;
        this.devices = devices;
        this.webhooks = webhooks;
        this.push = push;
        this.mailboxes = mailboxes;
        this.mail = mail;
        this.sender = sender;
        this.isLooking = isLooking;
    }

    /** The deliveries that a change leads to; they are written in the same transaction. */
    public List<Delivery> deliveries(Table table, MatchChanged change) {
        List<Delivery> deliveries = new ArrayList<>();
        for (Recipient recipient : change.recipients()) {
            PlayerRow player = players.find(recipient.player()).orElse(null);
            if (player != null && !player.webhook().isEmpty()) {
                deliveries.add(
                        webhooks.delivery(player.webhook(), notice(table, change, recipient.what(), player.name())));
            }
        }
        if (!table.head().webhook().isEmpty()) {
            change.recipients().stream()
                    .map(recipient -> notice(table, change, recipient.what(), nameFor(recipient)))
                    .distinct()
                    .forEach(notice ->
                            deliveries.add(webhooks.delivery(table.head().webhook(), notice)));
        }
        toPlayers(table, change, deliveries);
        return deliveries;
    }

    /** The notices that tell whoever is on turn that their time is running short. */
    public List<Delivery> reminders(Table table) {
        int seat = table.onTurn();
        List<Recipient> recipients = seat >= 0 && table.seat(seat).isPerson()
                ? List.of(new Recipient(table.seat(seat).occupant().player(), "time-short"))
                : List.of();
        return deliveries(table, recipients);
    }

    /** The notices that tell the others that whoever is on turn has been silent for long, so that they may go on without them. */
    public List<Delivery> silence(Table table) {
        String silent =
                table.onTurn() < 0 ? "" : table.seat(table.onTurn()).occupant().player();
        return deliveries(
                table,
                table.seats().stream()
                        .filter(Seat::isPerson)
                        .map(seat -> seat.occupant().player())
                        .filter(player -> !player.isEmpty() && !player.equals(silent))
                        .distinct()
                        .map(player -> new Recipient(player, "silence"))
                        .toList());
    }

    private List<Delivery> deliveries(Table table, List<Recipient> recipients) {
        return deliveries(table, new MatchChanged(table.head().id(), table.version(), recipients, false, false));
    }

    /** Notices have been written to the outbox. */
    public void wake() {
        sender.wake();
    }

    private String nameFor(Recipient recipient) {
        return recipient.what().equals("your-turn") ? players.name(recipient.player()) : "";
    }

    private static WebhookNotice notice(Table table, MatchChanged change, String what, String player) {
        return new WebhookNotice(
                change.match(),
                table.game().id(),
                change.version(),
                what,
                player,
                table.standing().updated());
    }

    private void toPlayers(Table table, MatchChanged change, List<Delivery> deliveries) {
        Map<String, List<String>> notices = new HashMap<>();
        change.recipients()
                .forEach(recipient -> notices.computeIfAbsent(recipient.player(), player -> new ArrayList<>())
                        .add(recipient.what()));
        notices.forEach((player, whats) -> {
            List<Device> subscribed = devices.of(player);
            Optional<Mailbox> mailbox = isSlow(table) ? mailboxes.confirmed(player) : Optional.empty();
            if ((!subscribed.isEmpty() || mailbox.isPresent()) && !isLooking.test(change.match(), player)) {
                List<String> ranked = new ArrayList<>(whats.reversed()); // of one kind, what happened last
                ranked.sort(Comparator.comparing(NoticeKind::ofNotice));
                subscribed.forEach(device -> notice(table, change, player, ranked, Preferences.of(device))
                        .ifPresent(notice -> deliveries.add(push.delivery(device, notice))));
                mailbox.ifPresent(box -> notice(table, change, player, ranked, Preferences.of(box))
                        .ifPresent(notice -> deliveries.add(mail.delivery(box, notice))));
            }
        });
    }

    /** Where every second counts, a mail comes too late. */
    private static boolean isSlow(Table table) {
        return !(table.head().clock() instanceof ClockRule.WholeMatch);
    }

    /** A player gets one notice of a change on each channel: the most important of those wanted there. */
    private Optional<PlayerNotice> notice(
            Table table, MatchChanged change, String player, List<String> whats, Preferences preferences) {
        return whats.stream()
                .filter(preferences::wants)
                .findFirst()
                .map(what -> new PlayerNotice(
                        change.match(),
                        table.game().id(),
                        change.version(),
                        what,
                        others(table, player),
                        preferences.language()));
    }

    private List<String> others(Table table, String player) {
        return table.seats().stream()
                .filter(Seat::isPerson)
                .map(Seat::occupant)
                .filter(occupant -> !occupant.player().equals(player))
                .map(occupant ->
                        occupant instanceof Occupant.Guest guest ? guest.name() : players.name(occupant.player()))
                .filter(name -> !name.isEmpty())
                .toList();
    }
}
