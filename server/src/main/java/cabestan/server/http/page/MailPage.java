package cabestan.server.http.page;

/** The pages behind the links in mails: they ask before they change something, since programs open links in mails too. */
public final class MailPage {

    /** The texts of the pages in one language. */
    private record Texts(
            String language,
            String asksToConfirm,
            String confirm,
            String confirmed,
            String asksToStop,
            String stop,
            String stopped,
            String gone) {}

    private static final Texts ENGLISH = new Texts(
            "en",
            "Send notices of your matches to %s?",
            "Yes, send them",
            "%s will be told of your matches.",
            "Send no more mails to %s?",
            "No more mails",
            "%s gets no more mails, and the address is forgotten.",
            "This link is no longer valid: it was replaced, is older than a day, or the address has been forgotten.");

    private static final Texts GERMAN = new Texts(
            "de",
            "Meldungen zu Ihren Partien an %s schicken?",
            "Ja, schicken",
            "Meldungen zu Ihren Partien gehen jetzt an %s.",
            "Keine Mails mehr an %s schicken?",
            "Keine Mails mehr",
            "An %s gehen keine Mails mehr, und die Adresse ist vergessen.",
            "Dieser Link gilt nicht mehr: Er wurde ersetzt, ist älter als ein Tag, oder die Adresse ist schon vergessen.");

    private static final Texts FRENCH = new Texts(
            "fr",
            "Envoyer les nouvelles de vos parties à %s ?",
            "Oui, les envoyer",
            "Les nouvelles de vos parties seront envoyées à %s.",
            "Ne plus envoyer de messages à %s ?",
            "Plus de messages",
            "%s ne recevra plus de messages, et l’adresse est oubliée.",
            "Ce lien n’est plus valable : il a été remplacé, date de plus d’un jour, ou l’adresse a été oubliée.");

    private final Texts texts;

    /** @param language of the mailbox or, if that is gone, the header Accept-Language; may be null */
    public MailPage(String language) {
        String wanted = String.valueOf(language);
        this.texts = wanted.startsWith("fr") ? FRENCH : wanted.startsWith("de") ? GERMAN : ENGLISH;
    }

    public String askToConfirm(String address) {
        return ask(texts.asksToConfirm, address, texts.confirm);
    }

    public String confirmed(String address) {
        return tell(texts.confirmed.formatted(Html.escape(address)));
    }

    public String askToStop(String address) {
        return ask(texts.asksToStop, address, texts.stop);
    }

    public String stopped(String address) {
        return tell(texts.stopped.formatted(Html.escape(address)));
    }

    public String gone() {
        return tell(texts.gone);
    }

    private String ask(String question, String address, String yes) {
        return Html.head(texts.language) + "<h1>" + question.formatted(Html.escape(address))
                + "</h1><form method=post><button>" + yes + "</button></form>";
    }

    private String tell(String text) {
        return Html.head(texts.language) + "<p>" + text + "</p><p><a href='/'>Cabestan</a></p>";
    }
}
