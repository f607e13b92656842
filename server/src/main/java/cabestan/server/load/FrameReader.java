package cabestan.server.load;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Reads the messages of a WebSocket (RFC 6455), compressed ones too (RFC 7692), however they are split into packets. */
final class FrameReader {

    private static final int END_OF_MESSAGE = 0x80;
    private static final int COMPRESSED = 0x40;
    private static final int OPCODE = 0x0f;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final byte[] NOTHING = {};
    private static final byte[] END_OF_DEFLATED = {0, 0, -1, -1}; // which the sender leaves out

    private final Consumer<String> onText;
    private final Consumer<byte[]> onPing;
    private final Consumer<String> onClose;
    private final ByteArrayOutputStream message = new ByteArrayOutputStream(0);
    private byte[] unread = NOTHING;
    private boolean compressed;
    private Inflater inflater;

    /** @param onClose receives the code and the reason that the server gives, if any */
    FrameReader(Consumer<String> onText, Consumer<byte[]> onPing, Consumer<String> onClose) {
        this.onText = onText;
        this.onPing = onPing;
        this.onClose = onClose;
    }

    /** Processes what has arrived, and keeps incomplete frames until the rest arrives. */
    void read(ByteBuffer arrived) {
        ByteBuffer bytes = arrived;
        if (unread.length > 0) {
            bytes = ByteBuffer.allocate(unread.length + arrived.remaining());
            bytes.put(unread).put(arrived).flip();
        }
        int end = frameEnd(bytes);
        while (end >= 0) {
            readFrame(bytes, end);
            end = frameEnd(bytes);
        }
        unread = bytes.hasRemaining() ? new byte[bytes.remaining()] : NOTHING;
        bytes.get(unread);
    }

    /** Where the next frame ends, or -1 if that has not arrived. */
    private static int frameEnd(ByteBuffer bytes) {
        int start = bytes.position();
        int lengthBytes = bytes.remaining() < 2 ? Integer.MAX_VALUE : lengthBytes(bytes.get(start + 1));
        if (bytes.remaining() - 2 < lengthBytes) {
            return -1;
        }
        long length = switch (lengthBytes) {
            case 0 -> bytes.get(start + 1);
            case 2 -> Short.toUnsignedInt(bytes.getShort(start + 2));
            default -> bytes.getLong(start + 2);
        };
        long end = start + 2 + lengthBytes + length;
        return end <= bytes.limit() ? (int) end : -1;
    }

    /** How many bytes beside the second one hold the length. */
    private static int lengthBytes(byte second) {
        return switch (second) {
            case 126 -> 2;
            case 127 -> 8;
            default -> 0;
        };
    }

    private void readFrame(ByteBuffer bytes, int end) {
        int first = bytes.get();
        bytes.position(bytes.position() + 1 + lengthBytes(bytes.get(bytes.position())));
        byte[] payload = new byte[end - bytes.position()];
        bytes.get(payload);
        switch (first & OPCODE) {
            case PING -> onPing.accept(payload);
            case PONG -> {}
            case CLOSE -> onClose.accept(closing(payload));
            default -> readPart(first, payload);
        }
    }

    private static String closing(byte[] payload) {
        return payload.length < 2
                ? ""
                : ByteBuffer.wrap(payload).getShort()
                        + " "
                        + new String(payload, 2, payload.length - 2, StandardCharsets.UTF_8);
    }

    private void readPart(int first, byte[] payload) {
        if (message.size() == 0) {
            compressed = (first & COMPRESSED) != 0;
        }
        boolean isLast = (first & END_OF_MESSAGE) != 0;
        if (!isLast || message.size() > 0) {
            message.writeBytes(payload);
        }
        if (isLast) {
            byte[] whole = message.size() > 0 ? message.toByteArray() : payload;
            message.reset();
            onText.accept(new String(compressed ? inflated(whole) : whole, StandardCharsets.UTF_8));
        }
    }

    private byte[] inflated(byte[] deflated) {
        if (inflater == null) {
            inflater = new Inflater(true);
        }
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        byte[] piece = new byte[8_192];
        try {
            for (byte[] input : new byte[][] {deflated, END_OF_DEFLATED}) {
                inflater.setInput(input);
                for (int count = inflater.inflate(piece); count > 0; count = inflater.inflate(piece)) {
                    text.write(piece, 0, count);
                }
            }
        } catch (DataFormatException e) {
            throw new IllegalStateException("a message that is not compressed as agreed", e);
        }
        return text.toByteArray();
    }
}
