package cabestan.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import cabestan.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code cabestan site}: the client as plain files. */
class SiteCommandTest {

    @TempDir
    Path home;

    @Test
    void a_site_is_marked_and_complete() throws Exception {
        Path site = Files.createDirectories(home.resolve("a/b/.git")).getParent();
        Run run = Run.of("site", site.toString());
        assertEquals(0, run.code(), run.err());
        String index = Files.readString(site.resolve("index.html"));
        assertTrue(index.contains("data-server=\"none\""), index);
        assertEquals(index, Files.readString(site.resolve("404.html")));
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(site.resolve("index.html")));
        assertTrue(Files.readString(site.resolve("sw.js"))
                .contains("\"\":\"sha256-" + Base64.getEncoder().encodeToString(hash)));
        assertTrue(Files.exists(site.resolve("manifest.webmanifest")));
    }

    @Test
    void a_site_is_updated_and_its_old_files_are_removed() throws IOException {
        Run.of("site", home.toString());
        Path old = Files.writeString(home.resolve("assets/old.js"), "0");
        Path own = Files.writeString(home.resolve("CNAME"), "games.example.org");
        assertEquals(0, Run.of("site", home.toString()).code());
        assertFalse(Files.exists(old));
        assertTrue(Files.exists(own));
    }

    @Test
    void another_folder_stays_as_it_is() throws IOException {
        Path mine = Files.writeString(home.resolve("index.html"), "<html lang=\"en\">my page");
        Run run = Run.of("site", home.toString());
        assertEquals(ExitCode.BAD_INPUT, run.code());
        assertTrue(run.err().contains("holds something other than a Cabestan site"), run.err());
        assertEquals("<html lang=\"en\">my page", Files.readString(mine));
        assertEquals(ExitCode.BAD_INPUT, Run.of("site", mine.toString()).code());
    }
}
