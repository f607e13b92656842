package cabestan.server.studies;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.LocalBus;
import cabestan.server.cluster.message.StudyChanged;
import cabestan.server.live.Follower;
import cabestan.server.live.Followers;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.store.Database;
import cabestan.server.store.social.StudyRepository;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who follows a study and is gone is told nothing more, and not kept in memory. */
class StudyBroadcasterTest {

    @TempDir
    Path data;

    /** A page that remembers what it is told. */
    private record Page(List<ServerMessage> told) implements Follower {

        @Override
        public String player() {
            return "anna";
        }

        @Override
        public void tell(ServerMessage message) {
            told.add(message);
        }

        @Override
        public void tellWritten(String message) {
            throw new IllegalStateException(message);
        }
    }

    @Test
    void a_page_that_disconnects_while_it_asks_is_not_followed_up() {
        try (Database database = Database.sqlite(data.resolve("cabestan.db"));
                LocalBus bus = new LocalBus()) {
            Page gone = new Page(new ArrayList<>());
            BackgroundTasks tasks = new BackgroundTasks(new SimpleMeterRegistry());
            new StudyBroadcaster(new StudyRepository(database), new Followers(), bus, tasks).follow(gone, "study1");
            bus.publish(new StudyChanged("study1", 7));
            assertEquals(List.of(), gone.told);
        }
    }
}
