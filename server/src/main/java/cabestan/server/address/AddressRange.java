package cabestan.server.address;

import java.net.InetAddress;
import java.util.List;

/** A range of internet addresses, written as {@code 10.0.0.7} or {@code 10.0.0.0/8}. */
public record AddressRange(InetAddress address, int bits) {

    /** Throws IllegalArgumentException naming a bad range. */
    public static AddressRange of(String text) {
        try {
            String[] parts = text.split("/", 2);
            InetAddress address = InetAddress.ofLiteral(parts[0]);
            int most = 8 * address.getAddress().length;
            int bits = parts.length == 1 ? most : Integer.parseInt(parts[1]);
            if (bits < 0 || bits > most) {
                throw new IllegalArgumentException();
            }
            return new AddressRange(address, bits);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "'" + text + "' is not an address; expected one like 10.0.0.7 or 10.0.0.0/8", e);
        }
    }

    public static List<AddressRange> all(List<String> texts) {
        return texts.stream().map(AddressRange::of).toList();
    }

    public boolean holds(InetAddress other) {
        byte[] mine = address.getAddress();
        byte[] others = other.getAddress();
        if (others.length != mine.length) {
            return false;
        }
        for (int bit = 0; bit < bits; bit++) {
            int mask = 0x80 >>> (bit & 7);
            if (((mine[bit >> 3] ^ others[bit >> 3]) & mask) != 0) {
                return false;
            }
        }
        return true;
    }
}
