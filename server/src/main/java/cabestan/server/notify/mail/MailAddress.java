package cabestan.server.notify.mail;

import java.util.Locale;
import java.util.regex.Pattern;

/** Addresses of mailboxes: the plain form that everybody uses, in which nothing can be hidden from a header. */
public final class MailAddress {

    private static final int LONGEST = 254;
    private static final Pattern PLAIN =
            Pattern.compile("[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
                    + "@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]");

    private MailAddress() {}

    public static boolean isPlain(String text) {
        return text.length() <= LONGEST
                && text.indexOf('@') <= 64
                && PLAIN.matcher(text).matches();
    }

    /** What all ways to write the address of one mailbox have in common: no tag after a plus sign, and no capitals. */
    public static String mailboxOf(String address) {
        int at = address.lastIndexOf('@');
        int plus = address.indexOf('+');
        String local = plus > 0 && plus < at ? address.substring(0, plus) : address.substring(0, at);
        return (local + address.substring(at)).toLowerCase(Locale.ROOT);
    }
}
