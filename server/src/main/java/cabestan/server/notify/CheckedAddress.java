package cabestan.server.notify;

import cabestan.server.address.AddressRange;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;

/**
 * Where a notice goes: an address and the host that its name was resolved to, once, so that the request goes exactly
 * where the check looked.
 */
record CheckedAddress(URI uri, InetAddress host) {

    /** Addresses that lead into private networks, to the host itself or to the metadata service of a cloud. */
    private static final List<AddressRange> PRIVATE = AddressRange.all(List.of(
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "168.63.129.16",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.168.0.0/16",
            "198.18.0.0/15",
            "224.0.0.0/3", // multicast and reserved
            "::/96", // loopback, and IPv4 inside IPv6; so are the next four
            "64:ff9b::/96",
            "64:ff9b:1::/48",
            "2001::/32",
            "2002::/16",
            "fc00::/7",
            "fe80::/9", // link-local and site-local
            "ff00::/8"));

    /** Resolves an address that notices may go to; empty if it is not http or https, leads nowhere, or is private. */
    static Optional<CheckedAddress> resolve(String url, boolean privateAllowed) {
        try {
            URI uri = new URI(url);
            boolean web = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
            if (!web || uri.getHost() == null || uri.getUserInfo() != null) {
                return Optional.empty();
            }
            InetAddress[] hosts = InetAddress.getAllByName(uri.getHost());
            for (InetAddress host : hosts) {
                if (!privateAllowed && isPrivate(host)) {
                    return Optional.empty();
                }
            }
            return Optional.of(new CheckedAddress(uri, hosts[0]));
        } catch (URISyntaxException | UnknownHostException e) {
            return Optional.empty();
        }
    }

    static boolean isPrivate(InetAddress host) {
        return PRIVATE.stream().anyMatch(range -> range.holds(host));
    }

    boolean isSecure() {
        return uri.getScheme().equals("https");
    }

    int port() {
        return uri.getPort() >= 0 ? uri.getPort() : isSecure() ? 443 : 80;
    }
}
