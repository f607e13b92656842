package cabestan.server.http;

import cabestan.server.protocol.RequestRejected;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads request bodies up to a limit, and only as valid UTF-8. */
final class Bodies {

    private static final int SMALL = 16_384;
    private static final int STUDY = 820_000; // 200,000 characters, whatever their alphabet, and a title
    private static final int RECORD = 4_200_000; // a record of 4 MB and its seats

    private Bodies() {}

    static String small(Context ctx) {
        return read(ctx, SMALL);
    }

    static String study(Context ctx) {
        return read(ctx, STUDY);
    }

    static String record(Context ctx) {
        return read(ctx, RECORD);
    }

    private static String read(Context ctx, int max) {
        byte[] bytes;
        try {
            bytes = ctx.bodyInputStream().readNBytes(max + 1);
        } catch (IOException e) {
            throw RequestRejected.badRequest("the request ended too early");
        }
        if (bytes.length > max) {
            throw new RequestRejected(413, "too-large", "the request is larger than " + max + " bytes");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw RequestRejected.badRequest("the request is not UTF-8");
        }
    }
}
