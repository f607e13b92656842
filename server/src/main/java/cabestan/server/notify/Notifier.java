package cabestan.server.notify;

import cabestan.server.cluster.MatchChanged;
import cabestan.server.cluster.MatchChanged.Recipient;
import cabestan.server.identity.Players;
import cabestan.server.protocol.WebhookNotice;
import cabestan.server.store.PlayerRow;
import cabestan.table.TableHead;

/** Sends notices of a change to the webhooks of the players concerned and of the match itself. */
public final class Notifier {

    private final Players players;
    private final Webhooks webhooks;

    public Notifier(Players players, Webhooks webhooks) {
        this.players = players;
        this.webhooks = webhooks;
    }

    /** @param at when the match changed, in milliseconds */
    public void send(TableHead head, MatchChanged change, long at) {
        for (Recipient recipient : change.recipients()) {
            PlayerRow player = players.find(recipient.player()).orElse(null);
            if (player != null && !player.webhook().isEmpty()) {
                webhooks.send(player.webhook(), notice(head, change, at, recipient.what(), player.name()));
            }
        }
        if (!head.webhook().isEmpty()) {
            change.recipients().stream()
                    .map(recipient -> notice(head, change, at, recipient.what(), nameFor(recipient)))
                    .distinct()
                    .forEach(notice -> webhooks.send(head.webhook(), notice));
        }
    }

    private String nameFor(Recipient recipient) {
        return recipient.what().equals("your-turn") ? players.name(recipient.player()) : "";
    }

    private static WebhookNotice notice(TableHead head, MatchChanged change, long at, String what, String player) {
        return new WebhookNotice(head.id(), head.game().id(), change.version(), what, player, at);
    }
}
