package cabestan.server.http;

import cabestan.server.analysis.Analyses;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.chat.Chat;
import cabestan.server.cluster.Bus;
import cabestan.server.explorer.Explorer;
import cabestan.server.friends.Friends;
import cabestan.server.identity.CredentialWatch;
import cabestan.server.identity.Players;
import cabestan.server.identity.Sessions;
import cabestan.server.live.Subscriptions;
import cabestan.server.notify.Devices;
import cabestan.server.notify.MailChannel;
import cabestan.server.notify.Mailboxes;
import cabestan.server.notify.PushChannel;
import cabestan.server.notify.Webhooks;
import cabestan.server.problems.Problems;
import cabestan.server.room.Matches;
import cabestan.server.studies.Studies;
import cabestan.server.studies.StudyBroadcaster;

/** The parts of a node that handle requests. */
public record Services(
        Players players,
        Sessions sessions,
        CredentialWatch credentialWatch,
        Matches matches,
        Subscriptions subscriptions,
        Chat chat,
        Friends friends,
        Problems problems,
        Studies studies,
        StudyBroadcaster studyBroadcaster,
        Analyses analyses,
        Explorer explorer,
        Webhooks webhooks,
        Devices devices,
        PushChannel push,
        Mailboxes mailboxes,
        MailChannel mail,
        Bus bus,
        BackgroundTasks tasks) {}
