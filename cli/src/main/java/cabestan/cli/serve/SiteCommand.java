package cabestan.cli.serve;

import cabestan.cli.docs.Manual;
import cabestan.cli.io.OutputFolder;
import cabestan.cli.io.UsageError;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Writes the browser client as files for a plain web host: everything except play over the network. */
@Command(
        name = "site",
        description =
                "Write the browser client and the documentation to a folder that any plain web host can serve. People can"
                        + " then play against the computer and on one screen, solve problems, take lessons, and replay"
                        + " and analyse matches, all without a server. The folder also works at a sub-path.",
        footer = {
            "",
            "The folder must be new or empty, or hold a site that this command wrote, which is then updated.",
            "",
            "Examples:",
            "  cabestan site public",
            "  cabestan site /srv/www/games/cabestan"
        })
public final class SiteCommand implements Runnable {

    private static final String PLAIN = "<html ";
    private static final String MARKED = "<html data-server=\"none\" "; // web/src/net/server.ts reads it

    @Spec
    private CommandSpec spec;

    @Mixin
    private OutputFolder target;

    @Override
    public void run() {
        Path folder = target.path();
        try {
            target.check(MARKED, "a Cabestan site");
            URL client = SiteCommand.class.getResource("/web/index.html");
            if (client == null) {
                throw new UsageError("this program was built without the browser client; build it with ./cabestan");
            }
            URI uri = client.toURI();
            if (uri.getScheme().equals("jar")) {
                try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                    write(jar.getPath("/web"), folder);
                }
            } else {
                write(Path.of(uri).getParent(), folder);
            }
            new Manual(spec::root, true).writeTo(folder.resolve("docs"));
        } catch (IOException e) {
            throw new UsageError("cannot write " + folder, e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        spec.commandLine().getOut().println("written: " + folder + " (any web host can serve it, from any path)");
    }

    /** Writes pages after the files they refer to, and the service worker last, so that visitors always see a whole site. */
    private static void write(Path client, Path folder) throws IOException {
        Files.createDirectories(folder.resolve("assets"));
        Set<String> names = new HashSet<>();
        for (Path file : files(client)) {
            String name = client.relativize(file).toString();
            names.add(name);
            if (!name.equals("index.html") && !name.equals("sw.js")) {
                Files.write(folder.resolve(name), Files.readAllBytes(file));
            }
        }
        String index = Files.readString(client.resolve("index.html"));
        String marked = index.replaceFirst(PLAIN, MARKED);
        Files.writeString(folder.resolve("404.html"), marked); // many hosts show it for addresses without a file
        Files.writeString(folder.resolve("index.html"), marked);
        String worker = Files.readString(client.resolve("sw.js"));
        Files.writeString(folder.resolve("sw.js"), worker.replace(digest(index), digest(marked)));
        for (Path file : files(folder.resolve("assets"))) {
            if (!names.contains("assets/" + file.getFileName())) {
                Files.delete(file);
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    private static String digest(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
