package cabestan.server.notify.mail;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** A mail in plain text as it is sent (RFC 5322): headers of ASCII alone, each on a line that nothing can break. */
public final class MailMessage {

    private static final int LONGEST_WORD =
            39; // bytes; with the name of its header no line is longer than 78 characters
    private static final Base64.Encoder LINES = Base64.getMimeEncoder(76, new byte[] {'\r', '\n'});

    private final String recipient;
    private final Map<String, String> headers = new LinkedHashMap<>();
    private final String text;

    private MailMessage(String recipient, String text) {
        this.recipient = recipient;
        this.text = text;
    }

    /**
     * A mail that no person wrote.
     *
     * @param id the same for every attempt to send it, so that the receiver can recognize a repetition
     * @param now when it is sent, in milliseconds
     */
    public static MailMessage create(
            String id, String sender, String recipient, String subject, String text, String language, long now) {
        return new MailMessage(recipient, text)
                .with(
                        "Date",
                        DateTimeFormatter.RFC_1123_DATE_TIME.format(
                                Instant.ofEpochMilli(now).atOffset(ZoneOffset.UTC)))
                .with("From", "Cabestan <" + sender + ">")
                .with("To", "<" + recipient + ">")
                .with("Subject", encoded(subject))
                .with("Message-ID", reference(id, sender))
                .with("Content-Language", language)
                .with("Auto-Submitted", "auto-generated") // so that nobody's holiday answers it (RFC 3834)
                .with("MIME-Version", "1.0")
                .with("Content-Type", "text/plain; charset=utf-8")
                .with("Content-Transfer-Encoding", "base64");
    }

    /** The name of a mail or of a conversation. */
    public static String reference(String id, String sender) {
        return "<" + id + sender.substring(sender.lastIndexOf('@')) + ">";
    }

    /** Adds a header; its value must be visible ASCII, so that it cannot begin another header. */
    public MailMessage with(String name, String value) {
        if (!value.chars().allMatch(c -> c >= ' ' && c <= '~')) {
            throw new IllegalArgumentException("the header " + name + " has something other than visible ASCII");
        }
        headers.put(name, value);
        return this;
    }

    /** A text as encoded words: whatever is in it, it stays inside. */
    private static String encoded(String text) {
        StringBuilder words = new StringBuilder();
        StringBuilder word = new StringBuilder();
        text.codePoints().forEach(c -> {
            String letter = Character.toString(c);
            if (bytes(word + letter).length > LONGEST_WORD) {
                words.append(encodedWord(word)).append(' ');
                word.setLength(0);
            }
            word.append(letter);
        });
        return words.append(encodedWord(word)).toString();
    }

    private static String encodedWord(CharSequence word) {
        return "=?utf-8?B?" + Base64.getEncoder().encodeToString(bytes(word.toString())) + "?=";
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    public String recipient() {
        return recipient;
    }

    /** The whole message. Words of a long header stand on lines of their own (RFC 5322, folding). */
    String write() {
        StringBuilder message = new StringBuilder();
        headers.forEach((name, value) -> message.append(name)
                .append(": ")
                .append(value.replace("?= =?", "?=\r\n =?"))
                .append("\r\n"));
        return message.append("\r\n")
                .append(LINES.encodeToString(bytes(text)))
                .append("\r\n")
                .toString();
    }
}
