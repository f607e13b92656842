package cabestan.server.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;

/** Frames as in RFC 6455 and RFC 7692. */
final class FrameReaderTest {

    private static final int TEXT = 0x81;
    private static final int COMPRESSED_TEXT = 0xc1;
    private static final int FIRST_PART = 0x01;
    private static final int LAST_PART = 0x80;
    private static final int PING = 0x89;

    private final List<String> heard = new ArrayList<>();
    private final FrameReader reader = new FrameReader(
            heard::add, data -> heard.add("ping " + new String(data, UTF_8)), why -> heard.add("closed " + why));

    @Test
    void messages_are_told_one_by_one_although_they_arrive_together() {
        read(frame(TEXT, "one"), frame(TEXT, "zwölf"), frame(0x88, "\u0003 later"));
        assertEquals(List.of("one", "zwölf", "closed 800 later"), heard);
    }

    @Test
    void a_message_that_arrives_byte_by_byte_is_told_once_it_is_whole() {
        String longText = "0123456789".repeat(7_000);
        for (byte next : joined(frame(TEXT, longText), frame(TEXT, "x".repeat(300)))) {
            reader.read(ByteBuffer.wrap(new byte[] {next}));
        }
        assertEquals(List.of(longText, "x".repeat(300)), heard);
    }

    @Test
    void a_ping_may_stand_between_the_parts_of_a_message() {
        read(frame(FIRST_PART, "be"), frame(PING, "?"), frame(LAST_PART, "gun"));
        assertEquals(List.of("ping ?", "begun"), heard);
    }

    @Test
    void compressed_messages_share_their_window() {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        String text = "{\"type\":\"changed\",\"match\":\"abcdefgh\"}";
        byte[] first = deflated(deflater, text);
        byte[] second = deflated(deflater, text);
        assertTrue(second.length < first.length / 2, "the second says that it is like the first");
        read(frame(COMPRESSED_TEXT, first), frame(TEXT, "plain"), frame(COMPRESSED_TEXT, second));
        assertEquals(List.of(text, "plain", text), heard);
    }

    private void read(byte[]... frames) {
        reader.read(ByteBuffer.wrap(joined(frames)));
    }

    private static byte[] deflated(Deflater deflater, String text) {
        byte[] piece = new byte[1_000];
        deflater.setInput(text.getBytes(UTF_8));
        int length = deflater.deflate(piece, 0, piece.length, Deflater.SYNC_FLUSH);
        return Arrays.copyOf(piece, length - 4);
    }

    private static byte[] frame(int first, String text) {
        return frame(first, text.getBytes(UTF_8));
    }

    private static byte[] frame(int first, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 10).put((byte) first);
        if (payload.length < 126) {
            frame.put((byte) payload.length);
        } else if (payload.length < 65_536) {
            frame.put((byte) 126).putShort((short) payload.length);
        } else {
            frame.put((byte) 127).putLong(payload.length);
        }
        frame.put(payload).flip();
        byte[] bytes = new byte[frame.remaining()];
        frame.get(bytes);
        return bytes;
    }

    private static byte[] joined(byte[]... frames) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] frame : frames) {
            all.writeBytes(frame);
        }
        return all.toByteArray();
    }
}
