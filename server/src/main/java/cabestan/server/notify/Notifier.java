package cabestan.server.notify;

import cabestan.server.cluster.MatchChanged;
import cabestan.server.cluster.MatchChanged.Recipient;
import cabestan.server.identity.Players;
import cabestan.server.protocol.WebhookNotice;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.PlayerRepository.PlayerRow;
import cabestan.table.TableHead;
import java.util.ArrayList;
import java.util.List;

/** Works out the notices of a change for the webhooks of the players concerned and of the match itself. */
public final class Notifier {

    private final Players players;
    private final Webhooks webhooks;

    public Notifier(Players players, Webhooks webhooks) {
        this.players = players;
        this.webhooks = webhooks;
    }

    /**
     * What has to be delivered because of a change; it is written together with the change.
     *
     * @param at when the match changed, in milliseconds
     */
    public List<Delivery> deliveries(TableHead head, MatchChanged change, long at) {
        List<Delivery> deliveries = new ArrayList<>();
        for (Recipient recipient : change.recipients()) {
            PlayerRow player = players.find(recipient.player()).orElse(null);
            if (player != null && !player.webhook().isEmpty()) {
                deliveries.add(
                        webhooks.delivery(player.webhook(), notice(head, change, at, recipient.what(), player.name())));
            }
        }
        if (!head.webhook().isEmpty()) {
            change.recipients().stream()
                    .map(recipient -> notice(head, change, at, recipient.what(), nameFor(recipient)))
                    .distinct()
                    .forEach(notice -> deliveries.add(webhooks.delivery(head.webhook(), notice)));
        }
        return deliveries;
    }

    /** What was written can be sent now. */
    public void wake() {
        webhooks.wake();
    }

    private String nameFor(Recipient recipient) {
        return recipient.what().equals("your-turn") ? players.name(recipient.player()) : "";
    }

    private static WebhookNotice notice(TableHead head, MatchChanged change, long at, String what, String player) {
        return new WebhookNotice(head.id(), head.game().id(), change.version(), what, player, at);
    }
}
