package cabestan.server.http.page;

import cabestan.server.store.PlayerRepository.PlayerRow;

/** The page behind a personal link: it asks before it signs the player in, since chat rooms open links by themselves. */
public final class LinkPage {

    /** The texts of the page in one language. */
    private record Texts(String language, String asks, String plays, String replaces, String stays, String gone) {}

    private static final Texts ENGLISH = new Texts(
            "en",
            "Play as %s on this device?",
            "Play as %s",
            "This device now plays as %1$s and has matches of its own: %2$d. They stay with %1$s, but this device can no"
                    + " longer open them, and running ones wait for %1$s in vain. To keep them, make a link for %1$s"
                    + " first, under “Me”, and open it on another device.",
            "Stay %s",
            "This link was used already, or is older than 15 minutes. Make a new one under “Me”.");

    private static final Texts FRENCH = new Texts(
            "fr",
            "Jouer sous le nom de %s sur cet appareil ?",
            "Jouer sous le nom de %s",
            "Cet appareil joue actuellement sous le nom de %1$s et a ses propres parties : %2$d. Elles restent à %1$s,"
                    + " mais cet appareil ne pourra plus les ouvrir, et celles en cours attendront %1$s en vain. Pour les"
                    + " garder, créez d’abord un lien pour %1$s, sous « Moi », et ouvrez-le sur un autre appareil.",
            "Rester %s",
            "Ce lien a déjà servi, ou date de plus de 15 minutes. Créez-en un nouveau sous « Moi ».");

    private static final Texts GERMAN = new Texts(
            "de",
            "Auf diesem Gerät als %s spielen?",
            "Als %s spielen",
            "Dieses Gerät spielt jetzt als %1$s und hat eigene Partien: %2$d. Sie bleiben bei %1$s, aber dieses Gerät kann"
                    + " sie dann nicht mehr öffnen, und laufende warten vergeblich auf %1$s. Um sie zu behalten, erst"
                    + " unter „Ich“ einen Link für %1$s machen und ihn auf einem anderen Gerät öffnen.",
            "%s bleiben",
            "Dieser Link wurde schon benutzt oder ist älter als 15 Minuten. Unter „Ich“ entsteht ein neuer.");

    private final Texts texts;

    /** @param accepted the header Accept-Language, or null */
    public LinkPage(String accepted) {
        String language = String.valueOf(accepted);
        this.texts = language.startsWith("fr") ? FRENCH : language.startsWith("de") ? GERMAN : ENGLISH;
    }

    /** Asks a visitor who has nothing to lose. */
    public String ask(PlayerRow player) {
        return page(player, "", "");
    }

    /** Asks a visitor whose present player has matches; the form carries the player that it replaces. */
    public String askToReplace(PlayerRow player, PlayerRow present, int matches) {
        String old = Html.escape(present.name());
        return page(
                player,
                "<p>" + texts.replaces.formatted(old, matches) + "</p>",
                "<input type=hidden name=replace value=" + present.id() + "><p><a href='/'>"
                        + texts.stays.formatted(old) + "</a></p>");
    }

    public String gone() {
        return Html.head(texts.language) + "<p>" + texts.gone + "</p><p><a href='/'>Cabestan</a></p>";
    }

    private String page(PlayerRow player, String warning, String more) {
        String name = Html.escape(player.name());
        return Html.head(texts.language) + "<h1>" + texts.asks.formatted(name) + "</h1>" + warning
                + "<form method=post><button>" + texts.plays.formatted(name) + "</button>" + more + "</form>";
    }
}
