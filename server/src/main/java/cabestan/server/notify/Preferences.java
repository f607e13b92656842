package cabestan.server.notify;

import cabestan.server.protocol.NoticeKind;
import cabestan.server.protocol.RequestBody.Silent;
import cabestan.server.store.device.DeviceRepository.Device;
import cabestan.server.store.mail.MailboxRepository.Mailbox;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which notices a device or a mailbox gets, in which language, and when.
 *
 * @param words the words of the kinds of notices, with spaces between them
 * @param silence the silent hours as {@link SilentHours} writes them, or empty
 */
public record Preferences(String language, String words, String silence) {

    /** Everything, at any time. */
    static final Preferences USUAL = new Preferences("en", words(List.of(NoticeKind.values())), "");

    public static Preferences of(Device device) {
        return new Preferences(device.language(), device.kinds(), device.silent());
    }

    public static Preferences of(Mailbox mailbox) {
        return new Preferences(mailbox.language(), mailbox.kinds(), mailbox.silent());
    }

    /** What a request asks for; null leaves a value as it is. */
    static Preferences asked(String language, List<NoticeKind> kinds, Silent silent) {
        return new Preferences(language, kinds == null ? null : words(kinds), silent == null ? null : write(silent));
    }

    Preferences with(Preferences asked) {
        return new Preferences(
                asked.language == null ? language : asked.language,
                asked.words == null ? words : asked.words,
                asked.silence == null ? silence : asked.silence);
    }

    private static String words(List<NoticeKind> kinds) {
        return kinds.stream().map(NoticeKind::word).distinct().collect(Collectors.joining(" "));
    }

    private static String write(Silent silent) {
        return silent.from().isEmpty()
                ? ""
                : SilentHours.read(silent.from(), silent.until(), silent.zone()).write();
    }

    /** The words of the kinds of notices that are wanted. */
    public List<String> kinds() {
        return Stream.of(words.split(" ")).filter(word -> !word.isEmpty()).toList();
    }

    boolean wants(String what) {
        return kinds().contains(NoticeKind.ofNotice(what).word());
    }

    public Optional<SilentHours> silent() {
        return silence.isEmpty() ? Optional.empty() : Optional.of(SilentHours.read(silence));
    }

    /** When a notice of something that happens now may be sent. */
    long due(long now) {
        return silent().map(hours -> hours.next(now)).orElse(now);
    }
}
