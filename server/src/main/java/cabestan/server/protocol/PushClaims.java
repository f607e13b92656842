package cabestan.server.protocol;

/**
 * What the server claims to a push service (RFC 8292).
 *
 * @param aud the origin of the push service
 * @param exp when the claim expires, in seconds
 * @param sub how the operator can be reached, or null
 */
public record PushClaims(String aud, long exp, String sub) {}
