package cabestan.server.notify.mail;

import java.util.List;
import java.util.Map;

/** What mails say, in one of the languages of the page. */
public final class MailTexts {

    /**
     * The texts of one language.
     *
     * @param notices what each notice tells, in the words that devices use (web/src/i18n/push)
     * @param why why somebody gets this mail, and where that can be changed
     * @param stop how to get no more
     */
    private record Texts(
            Map<String, String> notices, String open, String why, String stop, String confirm, String confirmText) {}

    private static final Texts ENGLISH = new Texts(
            Map.of(
                    "your-turn", "It is your turn.",
                    "nudge", "You are being waited for: it is your turn.",
                    "over", "The match is over.",
                    "started", "The match has begun.",
                    "joined", "Somebody has sat down at your table.",
                    "invited", "A seat at a table is kept for you.",
                    "offer", "You have an offer to answer.",
                    "time-short", "Your time is running short.",
                    "silence", "Somebody has been silent for long: you may go on without them."),
            "Open the match:",
            "You get this mail because you asked to be told of your matches. What you are told can be changed under “Me”:",
            "No more mails, with one press:",
            "Confirm your address",
            """
            Somebody who plays Cabestan at %1$s wants to be told of their matches at this address. If it was you, \
            confirm it within a day:
            %2$s

            If it was not you, there is nothing to do: you will get no other mail.
            """);

    private static final Texts GERMAN = new Texts(
            Map.of(
                    "your-turn", "Sie sind am Zug.",
                    "nudge", "Man wartet auf Sie: Sie sind am Zug.",
                    "over", "Die Partie ist zu Ende.",
                    "started", "Die Partie hat begonnen.",
                    "joined", "Jemand hat sich an Ihren Tisch gesetzt.",
                    "invited", "Ein Platz an einem Tisch ist für Sie frei gehalten.",
                    "offer", "Ein Angebot wartet auf Ihre Antwort.",
                    "time-short", "Ihre Bedenkzeit wird knapp.",
                    "silence", "Jemand rührt sich schon lange nicht mehr: Sie können ohne diese Person weiterspielen."),
            "Zur Partie:",
            "Sie bekommen diese Mail, weil Sie über Ihre Partien benachrichtigt werden wollten. Was gemeldet wird,"
                    + " lässt sich unter „Ich“ ändern:",
            "Keine Mails mehr, mit einem Klick:",
            "Bestätigen Sie Ihre Adresse",
            """
            Jemand, der auf %1$s Cabestan spielt, möchte an diese Adresse Meldungen zu seinen Partien bekommen. \
            Wenn Sie das waren, bestätigen Sie es innerhalb eines Tages:
            %2$s

            Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Sie bekommen keine weitere Mail.
            """);

    private static final Texts FRENCH = new Texts(
            Map.of(
                    "your-turn", "C’est à vous de jouer.",
                    "nudge", "On vous attend : c’est à vous de jouer.",
                    "over", "La partie est terminée.",
                    "started", "La partie a commencé.",
                    "joined", "Quelqu’un s’est assis à votre table.",
                    "invited", "Une place vous attend à une table.",
                    "offer", "Une proposition attend votre réponse.",
                    "time-short", "Votre temps est presque écoulé.",
                    "silence", "Quelqu’un ne donne plus signe de vie : vous pouvez continuer sans cette personne."),
            "Ouvrir la partie :",
            "Vous recevez ce message parce que vous avez demandé à être prévenu de ce qui se passe dans vos parties."
                    + " Vous pouvez changer ces réglages sous « Moi » :",
            "Ne plus recevoir de messages, en un clic :",
            "Confirmez votre adresse",
            """
            Quelqu’un qui joue à Cabestan sur %1$s souhaite être prévenu de ses parties à cette adresse. Si c’est vous, \
            confirmez-le dans les 24 heures :
            %2$s

            Si ce n’est pas vous, vous n’avez rien à faire : vous ne recevrez pas d’autre message.
            """);

    private final Texts texts;

    /** @param language two letters; English for those that the page does not have */
    public MailTexts(String language) {
        this.texts = switch (language) {
            case "de" -> GERMAN;
            case "fr" -> FRENCH;
            default -> ENGLISH;
        };
    }

    /** The same for all notices of a match, so that they stay together in a mailbox. */
    public static String subject(String game, List<String> others) {
        String name = Character.toUpperCase(game.charAt(0)) + game.substring(1);
        return others.isEmpty() ? name : name + " · " + String.join(" · ", others);
    }

    /**
     * What a notice says.
     *
     * @param match the address of the match
     * @param me the address at which settings are changed
     * @param stop the address at which mails are stopped
     */
    public String notice(String what, String match, String me, String stop) {
        return texts.notices.get(what) + "\n\n" + texts.open + "\n" + match + "\n\n-- \n" + texts.why + "\n" + me
                + "\n\n" + texts.stop + "\n" + stop + "\n";
    }

    public String confirmSubject() {
        return texts.confirm;
    }

    /** Asks whoever reads the mails of an address; nothing in it was written by whoever gave the address. */
    public String confirm(String site, String link) {
        return texts.confirmText.formatted(site, link);
    }
}
