package cabestan.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/** The proxies that are trusted to report the address of a visitor; all other clients are taken at their own address. */
public final class TrustedProxies {

    /** No proxy is trusted. */
    public static final TrustedProxies NONE = new TrustedProxies(List.of());

    /** One element of the header Forwarded (RFC 7239): {@code for=192.0.2.1} or {@code for="[2001:db8::1]:80"}. */
    private static final Pattern FORWARDED_FOR = Pattern.compile("(?i)\\bfor=\"?([^\";,]*)");

    private record Range(byte[] address, int bits) {

        boolean holds(byte[] other) {
            if (other.length != address.length) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >>> (bit & 7);
                if (((address[bit >> 3] ^ other[bit >> 3]) & mask) != 0) {
                    return false;
                }
            }
            return true;
        }
    }

    private final List<Range> trusted;

    private TrustedProxies(List<Range> trusted) {
        this.trusted = trusted;
    }

    /** Reads addresses and ranges as {@code 10.0.0.7} or {@code 10.0.0.0/8}; throws IllegalArgumentException naming a bad one. */
    public static TrustedProxies of(List<String> addresses) {
        List<Range> ranges = new ArrayList<>();
        for (String address : addresses) {
            try {
                String[] parts = address.split("/", 2);
                byte[] bytes = InetAddress.ofLiteral(parts[0]).getAddress();
                int bits = parts.length == 1 ? 8 * bytes.length : Integer.parseInt(parts[1]);
                if (bits < 0 || bits > 8 * bytes.length) {
                    throw new IllegalArgumentException();
                }
                ranges.add(new Range(bytes, bits));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        "'" + address + "' is not an address; expected one like 10.0.0.7 or 10.0.0.0/8", e);
            }
        }
        return new TrustedProxies(List.copyOf(ranges));
    }

    private boolean trusts(String address) {
        byte[] bytes = InetAddress.ofLiteral(address).getAddress();
        return trusted.stream().anyMatch(range -> range.holds(bytes));
    }

    /** The visitor's address: the last one on the way here that is not a trusted proxy. */
    String address(Context ctx) {
        String seen = withoutPort(ctx.ip());
        if (trusted.isEmpty() || !trusts(seen)) {
            return seen;
        }
        for (String told : told(ctx)) {
            try {
                if (!trusts(told)) {
                    return InetAddress.ofLiteral(told).getHostAddress();
                }
            } catch (IllegalArgumentException e) {
                return seen; // a proxy that reports no address is the last one known
            }
            seen = told;
        }
        return seen;
    }

    /** The addresses that the proxies report, the nearest first; X-Forwarded-For takes precedence, as most proxies leave Forwarded alone. */
    private static List<String> told(Context ctx) {
        String list = whole(ctx, "X-Forwarded-For");
        List<String> told = list.isEmpty()
                ? FORWARDED_FOR
                        .matcher(whole(ctx, "Forwarded"))
                        .results()
                        .map(found -> found.group(1))
                        .toList()
                : Arrays.asList(list.split(","));
        List<String> plain = new ArrayList<>();
        told.forEach(address -> plain.add(withoutPort(address.strip())));
        Collections.reverse(plain);
        return plain;
    }

    /** A header may occur more than once; later lines were added later. */
    private static String whole(Context ctx, String header) {
        return String.join(",", Collections.list(ctx.req().getHeaders(header)));
    }

    private static String withoutPort(String address) {
        if (address.startsWith("[")) {
            return address.substring(1).replaceFirst("].*", "");
        }
        boolean isIpv4WithPort = address.indexOf(':') == address.lastIndexOf(':');
        return isIpv4WithPort ? address.replaceFirst(":.*", "") : address;
    }

    /** Whether the visitor's own connection is encrypted. */
    boolean isSecure(Context ctx) {
        return ctx.scheme().equals("https")
                || !trusted.isEmpty()
                        && trusts(withoutPort(ctx.ip()))
                        && "https".equals(ctx.header("X-Forwarded-Proto"));
    }
}
