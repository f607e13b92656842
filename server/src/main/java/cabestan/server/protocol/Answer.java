package cabestan.server.protocol;

import cabestan.rules.game.Game;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Variant;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;

/** The body of an HTTP response. */
public sealed interface Answer {

    @SuppressWarnings("AvoidCommonTypeNames") // the name in the protocol
    record Error(String code, String reason) implements Answer {}

    /** @param webhookSecret the key that signs notices to the webhook, or null without one */
    record Me(String name, String webhook, String webhookSecret) implements Answer {

        /** A visitor who has not chosen a name yet. */
        public static final Me NOBODY = new Me(null, null, null);
    }

    /** Which sites may show boards of this one in their pages. */
    record Embedding(List<String> origins) implements Answer {}

    record Link(String url) implements Answer {}

    /** @param token the secret itself, only in the answer that creates it */
    record Token(String id, String label, long created, String token) implements Answer {}

    record Tokens(List<Token> tokens) implements Answer {}

    /**
     * A browser in which the player is signed in.
     *
     * @param device the browser and its system, or empty if unknown
     * @param current whether this is the session that asks
     */
    record Session(String id, String device, long created, long used, boolean current) implements Answer {}

    record Sessions(List<Session> sessions) implements Answer {}

    /**
     * The notices that this browser gets while no page is open.
     *
     * @param key the public key that the browser needs to subscribe
     * @param on whether it gets any
     * @param silent the hours in which it gets none, or null
     */
    record Device(String key, boolean on, String endpoint, String language, List<String> kinds, Silent silent)
            implements Answer {}

    /**
     * The notices that a player gets by mail.
     *
     * @param available whether this site sends mails
     * @param confirmed whether the link that was mailed to the address has been used
     */
    record Mailbox(
            boolean available, String address, Boolean confirmed, String language, List<String> kinds, Silent silent)
            implements Answer {}

    record Silent(String from, String until, String zone) {}

    /** In how many matches the clock is paused now, or runs again. */
    record Holiday(int matches) implements Answer {}

    record Matches(List<Summary> matches) implements Answer {}

    record Tables(List<Summary> tables) implements Answer {}

    record Made(String match, List<Summary.Invite> invites, String watch, String webhookSecret) implements Answer {

        public static Made of(Summary summary, String webhookSecret) {
            return new Made(summary.id(), summary.invites(), summary.watch(), webhookSecret);
        }
    }

    /** @param lines each a list of turns, from the beginning of the running turn on, as {@code plan-replies} takes them */
    record ReplyPlan(int seat, List<List<String>> lines) {}

    /** What the asker's own seats plan to reply. */
    record ReplyPlans(List<ReplyPlan> plans) implements Answer {}

    /** @param number of the message in its channel */
    record Said(int number) implements Answer {}

    /**
     * Somebody who is a friend, or may become one.
     *
     * @param person a code for who it is
     * @param state {@code friend}, {@code asked} (by me) or {@code asks} (me)
     * @param online whether a page of theirs is open, shown for friends only
     * @param won and {@code drawn} and {@code lost}: how our matches ended for me
     */
    record Friend(String person, String name, String state, boolean online, int won, int drawn, int lost)
            implements Answer {}

    record Friends(List<Friend> friends) implements Answer {}

    /** @param state of the person in this seat: {@code none}, {@code friend}, {@code asked} or {@code asks} */
    record Opponent(int seat, String person, String state) {}

    record Opponents(List<Opponent> seats) implements Answer {}

    /**
     * A study as somebody sees it.
     *
     * @param by the name of its author
     * @param mine whether the reader made it
     * @param key opens it to those who may add to it; null for readers
     */
    record Study(String study, String title, String game, String by, int version, String text, boolean mine, String key)
            implements Answer {}

    record Revised(int version) implements Answer {}

    record StudyEntry(String study, String title, String game, long updated) {}

    record Studies(List<StudyEntry> studies) implements Answer {}

    /**
     * The analysis of a match on the site.
     *
     * @param state {@code none}, {@code off}, {@code waiting}, {@code running}, {@code done} or {@code failed}
     * @param judged how many of the {@code actions} are judged
     * @param failure why there is no result, or null
     * @param report a {@link MatchReport}, which is stored as it is sent, or null
     */
    record Analysis(
            String state,
            int judged,
            int actions,
            String failure,
            @JsonRawValue String report) implements Answer {

        /** Nobody has asked for it. */
        public static final Analysis NONE = new Analysis("none", 0, 0, null, null);

        /** Nobody has asked for it, and nobody can. */
        public static final Analysis OFF = new Analysis("off", 0, 0, null, null);
    }

    /** How accurately the asker played in a match, per ten thousand, in the seat that counts from 1. */
    record Accuracy(String match, String game, String variant, long ended, int seat, int decisions, int accuracy) {}

    record Accuracies(List<Accuracy> matches) implements Answer {}

    /**
     * What was played from a position.
     *
     * @param counted whether the openings of this game are counted, and this position can be one
     * @param points what the matches were worth to each seat on average, per ten thousand; none without matches
     */
    record Openings(boolean counted, long matches, List<Long> points, List<OpeningAction> actions) implements Answer {

        public static final Openings NONE = new Openings(false, 0, List.of(), List.of());
    }

    record OpeningAction(Gesture gesture, long matches, List<Long> points) {}

    record Games(List<Kind> games) implements Answer {

        public static Games of(List<Game> games) {
            return new Games(games.stream()
                    .map(game -> new Kind(game.id(), game.variants()))
                    .toList());
        }
    }

    /** A game and its variants. */
    record Kind(String id, List<Variant> variants) {}
}
