package cabestan.server.http.limit;

import cabestan.server.address.AddressRange;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The proxies that are trusted to report the address of a visitor; all other clients are taken at their own address. */
public final class TrustedProxies {

    private static final Logger LOG = LoggerFactory.getLogger(TrustedProxies.class);

    /** No proxy is trusted. */
    public static final TrustedProxies NONE = new TrustedProxies(List.of());

    /** One element of the header Forwarded (RFC 7239): {@code for=192.0.2.1} or {@code for="[2001:db8::1]:80"}. */
    private static final Pattern FORWARDED_FOR = Pattern.compile("(?i)\\bfor=\"?([^\";,]*)");

    private static final List<String> FORWARDING_HEADERS =
            List.of("X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "Forwarded", "X-Real-IP", "Via");

    private final List<AddressRange> trusted;
    private final AtomicBoolean hinted = new AtomicBoolean();

    private TrustedProxies(List<AddressRange> trusted) {
        this.trusted = trusted;
    }

    /** Reads addresses and ranges as {@code 10.0.0.7} or {@code 10.0.0.0/8}; throws IllegalArgumentException naming a bad one. */
    public static TrustedProxies of(List<String> addresses) {
        return new TrustedProxies(AddressRange.all(addresses));
    }

    private boolean trusts(String address) {
        InetAddress literal = InetAddress.ofLiteral(address);
        return trusted.stream().anyMatch(range -> range.holds(literal));
    }

    /**
     * The key under which limits count a visitor: the address, or for IPv6 its /64 network, which one household or
     * server has; empty for this machine itself. A proxy on this machine that is not trusted counts as one visitor.
     */
    String limitKey(Context ctx) {
        InetAddress address = InetAddress.ofLiteral(address(ctx));
        if (address.isLoopbackAddress()) {
            return isUntrustedProxy(ctx) ? "a proxy on this machine" : "";
        }
        byte[] bytes = address.getAddress();
        return bytes.length == 4 ? address.getHostAddress() : HexFormat.of().formatHex(bytes, 0, 8) + "/64";
    }

    private boolean isUntrustedProxy(Context ctx) {
        boolean forwards = FORWARDING_HEADERS.stream().anyMatch(header -> ctx.header(header) != null);
        boolean untrusted = forwards && !trusts(withoutPort(ctx.ip()));
        if (untrusted && !hinted.getAndSet(true)) {
            LOG.warn("a proxy on this machine forwards requests and is not trusted, so that all its visitors share one"
                    + " limit; start the server with --trust-proxy 127.0.0.1");
        }
        return untrusted;
    }

    /** The visitor's address: the nearest one on the way here that is not a trusted proxy. */
    String address(Context ctx) {
        String seen = withoutPort(ctx.ip());
        if (trusted.isEmpty() || !trusts(seen)) {
            return seen;
        }
        for (String address : reported(ctx)) {
            try {
                if (!trusts(address)) {
                    return InetAddress.ofLiteral(address).getHostAddress();
                }
            } catch (IllegalArgumentException e) {
                return seen; // the proxy did not report an address, so its own is the last one known
            }
            seen = address;
        }
        return seen;
    }

    /** The addresses that the proxies report, the nearest first; X-Forwarded-For takes precedence, as most proxies leave Forwarded alone. */
    private static List<String> reported(Context ctx) {
        String list = whole(ctx, "X-Forwarded-For");
        List<String> reported = list.isEmpty()
                ? FORWARDED_FOR
                        .matcher(whole(ctx, "Forwarded"))
                        .results()
                        .map(found -> found.group(1))
                        .toList()
                : Arrays.asList(list.split(","));
        List<String> plain = new ArrayList<>();
        reported.forEach(address -> plain.add(withoutPort(address.strip())));
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
    public boolean isSecure(Context ctx) {
        return ctx.scheme().equals("https")
                || !trusted.isEmpty()
                        && trusts(withoutPort(ctx.ip()))
                        && "https".equals(ctx.header("X-Forwarded-Proto"));
    }
}
