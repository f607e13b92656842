package cabestan.server.notify;

import cabestan.server.identity.SigningKey;

/**
 * An address that notices are posted to, and the secret that signs them, which only its owner knows.
 *
 * @param url empty when there is no webhook
 * @param stored the form in which players and matches keep it: the address and the secret with a space between them, or
 *     as in release 0.1 the address alone
 */
public record Webhook(String url, String secret, String stored) {

    private static final Webhook NONE = new Webhook("", "", "");

    /** @param owner the player or match whose webhook it is, so that two owners of the same address have different secrets */
    static Webhook create(String url, String owner, SigningKey signingKey) {
        String secret = signingKey.mac("webhook " + owner + " " + url);
        return url.isEmpty() ? NONE : new Webhook(url, secret, url + " " + secret);
    }

    /** Webhooks of release 0.1 keep the secret that was derived from their address. */
    static Webhook read(String stored, SigningKey signingKey) {
        int space = stored.indexOf(' ');
        if (stored.isEmpty()) {
            return NONE;
        }
        return space < 0
                ? new Webhook(stored, signingKey.mac("webhook " + stored), stored)
                : new Webhook(stored.substring(0, space), stored.substring(space + 1), stored);
    }

    public boolean isNone() {
        return url.isEmpty();
    }
}
