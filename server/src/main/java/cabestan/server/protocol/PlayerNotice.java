package cabestan.server.protocol;

import java.util.List;

/**
 * What a player is told of a match, before it is put into words: by the service worker of a device, or in a mail.
 *
 * @param what {@code your-turn}, {@code over}, {@code started}, {@code joined}, {@code invited}, {@code offer},
 *     {@code nudge}, {@code time-short} or {@code silence}
 * @param others the names of the other people at the table
 * @param language in which it is to be told
 */
public record PlayerNotice(String match, String game, int version, String what, List<String> others, String language) {}
