package cabestan.server.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.LocalBus;
import cabestan.server.store.Database;
import cabestan.server.store.PlayerRepository.PlayerRow;
import cabestan.server.store.PlayerRepository.SessionRow;
import cabestan.server.store.PlayerRepository.TokenRow;
import cabestan.server.store.ProblemRepository.Best;
import cabestan.server.store.Repositories;
import cabestan.server.store.social.ChatChannel;
import cabestan.server.store.social.ChatRepository;
import cabestan.server.store.social.ChatRepository.NewChatRow;
import cabestan.server.store.social.ChatRepository.Place;
import cabestan.server.store.social.FriendRepository;
import cabestan.server.support.Postgres;
import cabestan.server.support.SampleTables;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Guests who never played go after 30 days; whoever left a trace, or was here lately, stays. */
class GuestRemoverTest {

    private static final long NOW = TimeUnit.DAYS.toMillis(1_000);
    private static final long LONG_AGO = NOW - TimeUnit.DAYS.toMillis(31);
    private static final List<String> ALL =
            List.of("idle", "new", "visitor", "anna", "script", "solver", "speaker", "friend", "host");

    @TempDir
    Path data;

    private static void visit(Repositories stored, String player, long used) {
        stored.players()
                .addSession(
                        new SessionRow("session of " + player, player, "", LONG_AGO, used, Long.MAX_VALUE), player, 50);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void only_what_nobody_would_miss_is_removed(String kind) {
        try (Database database = kind.equals("sqlite")
                ? Database.sqlite(data.resolve("cabestan.db"))
                : Database.postgresql(Postgres.fresh())) {
            Repositories stored = Repositories.of(database);
            for (String player : ALL) {
                stored.players().add(new PlayerRow(player, player, "", player.equals("new") ? NOW : LONG_AGO));
            }
            visit(stored, "idle", LONG_AGO);
            visit(stored, "visitor", NOW - 1);
            visit(stored, "anna", LONG_AGO);
            stored.matches().create(SampleTables.started("m1"), 0, true, List.of()); // Anna sits there
            stored.matches().create(SampleTables.openedBy("m2", "host"), 0, true, List.of()); // who does not sit there
            stored.players().addToken("script", new TokenRow("t", "", LONG_AGO), "hash");
            stored.problems().solved("solver", "p1", new Best(1, 1), LONG_AGO);

            new ChatRepository(database)
                    .add(
                            new Place("m1", ChatChannel.WATCHERS),
                            new NewChatRow("speaker", "1", "text", "hello", LONG_AGO),
                            9);

            new FriendRepository(database).ask("anna", "friend", LONG_AGO);

            GuestRemover remover = new GuestRemover(
                    stored.guests(), () -> NOW, new LocalBus(), new BackgroundTasks(new SimpleMeterRegistry()));
            remover.removeSome();
            remover.removeSome();

            Stream<String> left =
                    ALL.stream().filter(player -> stored.players().find(player).isPresent());
            assertEquals(
                    List.of("new", "visitor", "anna", "script", "solver", "speaker", "friend", "host"), left.toList());
            assertEquals(0, stored.players().sessions("idle", NOW).size());
        }
    }
}
