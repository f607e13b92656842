package cabestan.server.http.page;

import cabestan.server.identity.Secrets;
import cabestan.server.protocol.RequestRejected;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;

/**
 * Serves the built browser client, from a folder or from the jar, and the documentation under /docs; other paths without
 * a file are pages of the client.
 */
public final class WebFiles {

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("mp3", "audio/mpeg"),
            Map.entry("ogg", "audio/ogg"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("conf", "text/plain; charset=utf-8"),
            Map.entry("java", "text/plain; charset=utf-8"),
            Map.entry("py", "text/plain; charset=utf-8"),
            Map.entry("service", "text/plain; charset=utf-8"),
            Map.entry("yaml", "text/plain; charset=utf-8"));

    /** TeaVM's runtime creates functions from text; a worker has a policy of its own, so that of the page stays strict. */
    private static final String ENGINE_POLICY =
            "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'";

    /** @param modified of a file in a folder, which may change while the server runs */
    private record Tag(FileTime modified, int size, String text) {}

    private static final String DOCS = "docs/";
    private static final Set<String> COMPRESSIBLE = Set.of("js", "css", "svg", "wasm");

    private final Path folder;
    private final Function<String, Optional<byte[]>> docs;
    private final LinkPreviews previews;
    private final Function<Context, String> origin;
    private final Map<String, Tag> tags = new ConcurrentHashMap<>();
    /** What never changes is compressed once: every new visitor asks for all of it. */
    private final Map<String, byte[]> compressed = new ConcurrentHashMap<>();

    /**
     * @param folder or null for the class path
     * @param docs the pages of the documentation by their path in it
     * @param previews what the link that was followed is to be called elsewhere
     * @param origin the scheme and host by which others can reach what the visitor sees here
     */
    public WebFiles(
            Path folder,
            Function<String, Optional<byte[]>> docs,
            LinkPreviews previews,
            Function<Context, String> origin) {
        this.folder = folder;
        this.docs = docs;
        this.previews = previews;
        this.origin = origin;
    }

    public void serve(Context ctx) throws IOException {
        String path = ctx.path().substring(1);
        if (path.startsWith("api/")) {
            throw RequestRejected.notFound("there is nothing at this address; see docs/protocol.md");
        }
        if (path.equals("docs")) {
            ctx.redirect("/docs/"); // the links of its pages are relative
            return;
        }
        if (path.equals(DOCS)) {
            path += "index.html";
        }
        boolean plain = path.matches("[A-Za-z0-9_./-]*") && !path.contains("..") && !path.contains("//");
        Optional<byte[]> file = plain && !path.isEmpty() ? read(path) : Optional.empty();
        boolean isPage = file.isEmpty() && !path.startsWith(DOCS) && path.lastIndexOf('.') <= path.lastIndexOf('/');
        if (isPage && path.contains("/")) {
            ctx.redirect(topLevel(path, ctx.queryString()));
            return;
        }
        if (isPage) {
            path = "index.html";
            file = read(path);
            Optional<LinkPreview> preview = previews.of(ctx);
            if (preview.isPresent() && file.isPresent()) {
                ctx.header("Cache-Control", "no-cache").contentType(TYPES.get("html"));
                ctx.result(preview.get().onto(new String(file.get(), StandardCharsets.UTF_8), origin.apply(ctx)));
                return;
            }
        }
        byte[] bytes = file.orElseThrow(() -> RequestRejected.notFound("there is nothing at this address"));
        String extension = path.substring(path.lastIndexOf('.') + 1);
        ctx.contentType(TYPES.getOrDefault(extension, "application/octet-stream"));
        if (path.startsWith("assets/engine.worker")) {
            ctx.header("Content-Security-Policy", ENGINE_POLICY);
        }
        if (path.startsWith("assets/")) { // their names carry a hash of what is in them
            ctx.header("Cache-Control", "public, max-age=31536000, immutable");
            if (COMPRESSIBLE.contains(extension)) {
                compress(ctx, path, bytes);
                return;
            }
        } else {
            String tag = tag(path, bytes);
            ctx.header("Cache-Control", "no-cache").header("ETag", tag);
            if (tag.equals(ctx.header("If-None-Match"))) {
                ctx.status(304);
                return;
            }
        }
        ctx.result(bytes);
    }

    /** All pages of the client lie at the top, as the links to their files are relative; it says which ones it lacks. */
    private static String topLevel(String path, String query) {
        if (!path.matches("[A-Za-z0-9_-]+/+")) {
            return "/not-found";
        }
        return "/" + path.substring(0, path.indexOf('/')) + (query == null ? "" : "?" + query);
    }

    /** As Brotli, which the build has made, where a browser takes it: that is over HTTPS; otherwise as gzip. */
    private void compress(Context ctx, String path, byte[] bytes) throws IOException {
        ctx.disableCompression();
        ctx.header("Vary", "Accept-Encoding");
        Optional<byte[]> brotli = accepts(ctx, "br") ? read(path + ".br") : Optional.empty();
        if (brotli.isPresent()) {
            ctx.header("Content-Encoding", "br").result(brotli.get());
        } else if (accepts(ctx, "gzip")) {
            ctx.header("Content-Encoding", "gzip").result(compressed.computeIfAbsent(path, name -> gzip(bytes)));
        } else {
            ctx.result(bytes);
        }
    }

    private static boolean accepts(Context ctx, String encoding) {
        String accepted = ctx.header("Accept-Encoding");
        return accepted != null
                && Arrays.stream(accepted.split(","))
                        .map(String::strip)
                        .anyMatch(one -> one.equals(encoding)
                                || one.startsWith(encoding + ";") && !one.matches(".*;\\s*q=0(\\.0*)?"));
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 2);
        try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
            zip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    /** The entity tag of a file, which is hashed again only when the file has changed. */
    private String tag(String path, byte[] bytes) throws IOException {
        FileTime modified = folder == null || path.startsWith(DOCS)
                ? FileTime.fromMillis(0)
                : Files.getLastModifiedTime(folder.resolve(path).normalize());
        Tag known = tags.get(path);
        if (known == null || known.size != bytes.length || !known.modified.equals(modified)) {
            known = new Tag(modified, bytes.length, "\"" + Secrets.hash(bytes).substring(0, 20) + "\"");
            tags.put(path, known);
        }
        return known.text;
    }

    private Optional<byte[]> read(String path) throws IOException {
        if (path.startsWith(DOCS)) {
            return docs.apply(path.substring(DOCS.length()));
        }
        if (folder != null) {
            Path file = folder.resolve(path).normalize();
            return file.startsWith(folder) && Files.isRegularFile(file)
                    ? Optional.of(Files.readAllBytes(file))
                    : Optional.empty();
        }
        if (path.endsWith("/")) {
            return Optional.empty();
        }
        try (InputStream file = WebFiles.class.getResourceAsStream("/web/" + path)) {
            return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
        }
    }
}
