package cabestan.server.protocol;

/**
 * What the server claims to a push service (RFC 8292).
 *
 * @param aud the origin of the push service
 * @param exp until when the claim is good, in seconds
 * @param sub how the operator can be reached, or null
 */
public record PushClaims(String aud, long exp, String sub) {}
