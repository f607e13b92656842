package cabestan.server.protocol;

import java.util.List;

/**
 * A notice to a device, whose service worker puts it into words.
 *
 * @param what {@code your-turn}, {@code over}, {@code started}, {@code joined}, {@code offer}, {@code nudge} or
 *     {@code time-short}
 * @param others the names of the other people at the table
 * @param language in which the device is to be told
 */
public record PushNotice(String match, String game, int version, String what, List<String> others, String language) {}
