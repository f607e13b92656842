package cabestan.server;

import cabestan.bots.catalog.Analysts;
import cabestan.server.analysis.Analyses;
import cabestan.server.analysis.AnalysisWorker;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.chat.Chat;
import cabestan.server.chat.ChatBroadcaster;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.LocalBus;
import cabestan.server.cluster.Reconciler;
import cabestan.server.cluster.RedisBus;
import cabestan.server.cluster.SiteClock;
import cabestan.server.explorer.Explorer;
import cabestan.server.explorer.OpeningCounter;
import cabestan.server.friends.Friends;
import cabestan.server.http.Health;
import cabestan.server.http.Services;
import cabestan.server.identity.CredentialWatch;
import cabestan.server.identity.GuestRemover;
import cabestan.server.identity.Players;
import cabestan.server.identity.PushKey;
import cabestan.server.identity.Sessions;
import cabestan.server.identity.SigningKey;
import cabestan.server.live.Audience;
import cabestan.server.live.Broadcaster;
import cabestan.server.live.Followers;
import cabestan.server.live.Lobby;
import cabestan.server.live.PresenceTracker;
import cabestan.server.live.Subscriptions;
import cabestan.server.metrics.SiteMetrics;
import cabestan.server.notify.Devices;
import cabestan.server.notify.MailChannel;
import cabestan.server.notify.Mailboxes;
import cabestan.server.notify.Notifier;
import cabestan.server.notify.OutboxSender;
import cabestan.server.notify.PushChannel;
import cabestan.server.notify.Webhooks;
import cabestan.server.problems.Problems;
import cabestan.server.room.MatchFactory;
import cabestan.server.room.MatchViews;
import cabestan.server.room.Matches;
import cabestan.server.room.NodeRole;
import cabestan.server.room.Reminder;
import cabestan.server.room.Rooms;
import cabestan.server.store.Database;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.Repositories;
import cabestan.server.store.analysis.AnalysisRepository;
import cabestan.server.store.analysis.OpeningRepository;
import cabestan.server.store.device.DeviceRepository;
import cabestan.server.store.mail.MailboxRepository;
import cabestan.server.store.social.ChatRepository;
import cabestan.server.store.social.FriendRepository;
import cabestan.server.store.social.ReportRepository;
import cabestan.server.store.social.StudyRepository;
import cabestan.server.studies.Studies;
import cabestan.server.studies.StudyBroadcaster;
import cabestan.server.think.BotWorkers;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Optional;
import java.util.UUID;

/** Assembles the parts that every node has, whether it serves people or only thinks for bots. */
final class Node {

    private final BackgroundTasks tasks;
    private final Database database;
    private final Repositories stored;
    private final Bus bus;
    private final NodeRole role;
    private final SiteClock clock;
    private final OutboxSender outboxSender;
    private final CredentialWatch credentialWatch;
    private final GuestRemover guestRemover;
    private final SiteMetrics siteMetrics;
    private final Rooms rooms;
    private final Reminder reminder;
    private final Matches matches;
    private final Broadcaster broadcaster;
    private final Lobby lobby;
    private final Subscriptions subscriptions;
    private final ChatBroadcaster chatBroadcaster;
    private final Friends friends;
    private final Problems problems;
    private final StudyBroadcaster studyBroadcaster;
    private final Optional<AnalysisWorker> analysisWorker;
    private final OpeningCounter openingCounter;
    private final Reconciler reconciler;
    private final Services services;

    private Node(Database database, Bus bus, ServerOptions options, BackgroundTasks tasks, MeterRegistry metrics) {
        this.tasks = tasks;
        boolean shared = database.isShared();
        this.database = database;
        this.bus = bus;
        this.stored = Repositories.of(database);
        stored.matches().removePlansOfEnded();
        AnalysisRepository analysed = new AnalysisRepository(database);
        if (!shared) {
            stored.problems().releaseAll();
            stored.outbox().releaseAll();
            analysed.releaseAll();
            stored.leases().releaseAll(); // their holder is gone, as this process has the folder to itself
        }
        this.clock = new SiteClock(
                stored.site(),
                shared ? UUID.randomUUID().toString() : "",
                options.machine(),
                () -> shared || stored.matches().isAnyClockRunning(),
                tasks);
        this.role = new NodeRole(shared, options.thinks(), options.remembered());
        SigningKey signingKey = shared ? SigningKey.of(stored.site(), options.data()) : SigningKey.in(options.data());
        boolean toPrivate = options.privateWebhooks();
        Webhooks webhooks = new Webhooks(signingKey, toPrivate, bus.node(), clock::now);
        Devices devices = new Devices(new DeviceRepository(database), toPrivate, bus);
        Followers followers = new Followers();
        PresenceTracker presences = new PresenceTracker(followers, bus);
        PushChannel push = new PushChannel(
                stored.outbox(),
                devices,
                new PushKey(stored.site()),
                toPrivate,
                bus.node(),
                presences::isLooking,
                clock::now);
        Mailboxes mailboxes = new Mailboxes(new MailboxRepository(database), signingKey, clock::now, bus);
        MailChannel mail = new MailChannel(
                stored.outbox(), mailboxes, options.mail(), bus.node(), presences::isLooking, clock::now);
        this.outboxSender = new OutboxSender(stored.outbox(), webhooks, push, mail, clock::now, tasks);
        Players players = new Players(stored.players(), bus);
        Sessions sessions = new Sessions(stored.players(), signingKey, bus);
        this.credentialWatch = new CredentialWatch(stored.players(), bus, tasks);
        this.siteMetrics = new SiteMetrics(stored.site(), clock, metrics, tasks);
        this.guestRemover = new GuestRemover(stored.guests(), clock::now, bus, tasks);

        MatchRepository repository = stored.matches();
        MatchViews views = new MatchViews(players, presences, clock);
        Notifier notifier =
                new Notifier(players, devices, webhooks, push, mailboxes, mail, outboxSender, presences::isLooking);
        this.rooms = new Rooms(
                role,
                clock,
                repository,
                bus,
                notifier,
                opened -> new BotWorkers(opened, stored.leases(), clock, role, tasks),
                tasks);
        this.reminder = new Reminder(stored.outbox(), stored.matches(), notifier, clock::now, tasks);
        this.friends = new Friends(role, new FriendRepository(database), rooms, players, followers, bus, clock, tasks);
        this.matches = new Matches(
                repository, stored.playerMatches(), new MatchFactory(clock, friends::playerOf), views, rooms, metrics);
        this.lobby = new Lobby(stored.lobby(), clock, views, followers, tasks);
        Audience audience = new Audience(rooms, players, followers, presences, tasks);
        this.broadcaster =
                new Broadcaster(rooms, repository, followers, presences, views, players, lobby, audience, bus, tasks);
        this.subscriptions = new Subscriptions(role, rooms, followers, presences, broadcaster, views, lobby);
        ChatRepository said = new ChatRepository(database);
        this.chatBroadcaster = new ChatBroadcaster(role, said, rooms, players, followers, bus, tasks);
        Chat chat = new Chat(options.chat(), said, new ReportRepository(database), chatBroadcaster, rooms, bus, clock);
        this.problems = new Problems(stored.problems(), clock::now, tasks);
        StudyRepository kept = new StudyRepository(database);
        Studies studies = new Studies(kept, players, bus, clock);
        this.studyBroadcaster = new StudyBroadcaster(kept, followers, bus, tasks);
        this.analysisWorker =
                options.thinks() && options.analyses() ? Optional.of(analysisWorker(analysed)) : Optional.empty();
        Analyses analyses = new Analyses(
                options.analyses(), analysed, rooms, clock, () -> analysisWorker.ifPresent(AnalysisWorker::wake));
        OpeningRepository openings = new OpeningRepository(database);
        this.openingCounter = new OpeningCounter(openings, repository, tasks);
        Explorer explorer = new Explorer(openings);
        clock.onAway(subscriptions::siteAway);
        this.reconciler = new Reconciler(repository, bus, broadcaster, tasks);
        this.services = new Services(
                players,
                sessions,
                credentialWatch,
                matches,
                subscriptions,
                chat,
                friends,
                problems,
                studies,
                studyBroadcaster,
                analyses,
                explorer,
                webhooks,
                devices,
                push,
                mailboxes,
                mail,
                bus,
                tasks);
    }

    private AnalysisWorker analysisWorker(AnalysisRepository analysed) {
        return new AnalysisWorker(
                analysed,
                match -> stored.matches().load(match).orElseThrow().match(),
                Analysts::of,
                rooms::waitingForBots,
                bus.node(),
                clock::now,
                tasks);
    }

    /** Opens the store; throws {@code StoreFailure} with a message for the operator if it cannot. */
    static Node open(ServerOptions options, MeterRegistry metrics) {
        BackgroundTasks tasks = new BackgroundTasks(metrics);
        Bus bus = options.bus().isEmpty() ? new LocalBus() : new RedisBus(options.bus(), tasks);
        try {
            Database database = options.database().isEmpty()
                    ? Database.alone(options.data(), metrics)
                    : Database.postgresql(options.database(), metrics);
            return new Node(database, bus, options, tasks, metrics);
        } catch (RuntimeException e) {
            bus.close();
            throw e;
        }
    }

    /** Resumes what was going on when the last process ended. */
    void start() {
        clock.start();
        rooms.start();
        lobby.start();
        outboxSender.start();
        reminder.start();
        credentialWatch.start();
        guestRemover.start();
        siteMetrics.start();
        chatBroadcaster.start();
        studyBroadcaster.start();
        analysisWorker.ifPresent(AnalysisWorker::start);
        if (role.thinks()) {
            openingCounter.start();
        }
        if (role.shared()) {
            friends.start();
            broadcaster.start();
            reconciler.start();
        }
    }

    /** Stops everything that changes matches on its own; requests are still served. */
    void stopPlay() {
        clock.close();
        reconciler.close();
        broadcaster.close();
        lobby.close();
        chatBroadcaster.close();
        studyBroadcaster.close();
        analysisWorker.ifPresent(AnalysisWorker::close);
        openingCounter.close();
        friends.close();
        rooms.close();
        reminder.close();
        outboxSender.close();
        credentialWatch.close();
        guestRemover.close();
        siteMetrics.close();
        problems.close();
    }

    /** Closes the connections, once play has stopped. */
    void close() {
        bus.close();
        database.close();
    }

    /** What operators can ask about this node. */
    Health health(PrometheusMeterRegistry metrics) {
        return new Health(database, bus, rooms, subscriptions, metrics);
    }

    /** What requests are passed on to. */
    Services services() {
        return services;
    }

    Repositories stored() {
        return stored;
    }
}
