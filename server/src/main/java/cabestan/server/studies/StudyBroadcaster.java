package cabestan.server.studies;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.message.BusMessage;
import cabestan.server.cluster.message.StudyChanged;
import cabestan.server.live.Follower;
import cabestan.server.live.Followers;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.store.StoreFailure;
import cabestan.server.store.social.StudyRepository;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells those who follow a study on this node its newest version; they fetch the text themselves. Now and then it looks
 * for changes of which no message came.
 */
public final class StudyBroadcaster implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(StudyBroadcaster.class);
    private static final Duration POLL_EVERY = Duration.ofSeconds(5);
    private static final int MOST_FOLLOWED = 10;
    private static final int REMOVED = 0;

    private final StudyRepository repository;
    private final Followers followers;
    private final Map<String, Map<Follower, Integer>> toldByStudy = new HashMap<>();
    private final Map<Follower, Set<String>> followed = new HashMap<>();
    private final BackgroundLoop loop;

    public StudyBroadcaster(StudyRepository repository, Followers followers, Bus bus, BackgroundTasks tasks) {
        this.repository = repository;
        this.followers = followers;
        this.loop = tasks.loop("studies", Thread.ofVirtual(), this::poll);
        bus.subscribe(this::receive);
    }

    public void start() {
        loop.start();
    }

    /** Answers with the version, and tells every later one. */
    public void follow(Follower follower, String study) {
        synchronized (this) {
            if (!followers.isConnected(follower)) {
                return; // it has disconnected meanwhile
            }
            Set<String> mine = followed.computeIfAbsent(follower, one -> new HashSet<>());
            if (mine.size() >= MOST_FOLLOWED) {
                throw new RequestRejected(429, "too-many", "a page can follow " + MOST_FOLLOWED + " studies");
            }
            mine.add(study);
            toldByStudy.computeIfAbsent(study, id -> new HashMap<>()).put(follower, -1);
        }
        tell(study, repository.versions(Set.of(study)).getOrDefault(study, REMOVED));
    }

    public synchronized void unfollow(Follower follower, String study) {
        followed.computeIfPresent(follower, (one, studies) -> {
            studies.remove(study);
            return studies.isEmpty() ? null : studies;
        });
        forget(study, follower);
    }

    public synchronized void depart(Follower follower) {
        Set<String> studies = followed.remove(follower);
        if (studies != null) {
            studies.forEach(study -> forget(study, follower));
        }
    }

    private void forget(String study, Follower follower) {
        toldByStudy.computeIfPresent(study, (id, told) -> {
            told.remove(follower);
            return told.isEmpty() ? null : told;
        });
    }

    private void receive(BusMessage message) {
        if (message instanceof StudyChanged(String study, int version)) {
            tell(study, version);
        }
    }

    /** Messages may overtake each other: nobody is told of a version older than the one they know. */
    private synchronized void tell(String study, int version) {
        toldByStudy.getOrDefault(study, new HashMap<>()).replaceAll((follower, known) -> {
            boolean isNews = known != REMOVED && (version == REMOVED || version > known);
            if (isNews) {
                follower.tell(new ServerMessage.Study(study, version));
            }
            return isNews ? version : known;
        });
    }

    private void poll() throws InterruptedException {
        Thread.sleep(POLL_EVERY);
        Set<String> studies;
        synchronized (this) {
            studies = Set.copyOf(toldByStudy.keySet());
        }
        if (studies.isEmpty()) {
            return;
        }
        try {
            Map<String, Integer> versions = repository.versions(studies);
            studies.forEach(study -> tell(study, versions.getOrDefault(study, REMOVED)));
        } catch (StoreFailure e) {
            LOG.warn("could not look for changes of studies: {}", e.getMessage());
        }
    }

    @Override
    public void close() {
        loop.close();
    }
}
