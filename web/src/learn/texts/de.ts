import type { Texts } from '../lessons';

const de: Texts = {
  words: {
    lead: 'Ein paar Minuten mit den Steinen in der Hand, dann die ganzen Regeln in unseren Worten.',
    practise: 'Lernen beim Ziehen',
    rules: 'Die Regeln',
    other: 'Das ist erlaubt, aber hier geht es um etwas anderes. Noch ein Versuch.',
    again: 'Noch einmal',
    next: 'Weiter',
    finished: 'Das war alles. Der Tisch gehört Ihnen.',
    playNow: 'Gegen den Computer spielen',
    progress: 'Schritt {n} von {all}',
  },
  games: {
    fragile: {
      by: 'Czarné, LudoArt 2006',
      goal: 'Füllen Sie Ihre Depots mit Kisten. Wer führt, wenn der Kai schließt, hat den Siegerstein und gewinnt.',
      steps: [
        {
          id: 'fragile-place',
          ask: 'Aufbau: Sie haben erst in einem Viertel ein Depot. Setzen Sie das nächste auf den Schuppen C3.',
          done: 'Depots werden einzeln gesetzt. Am Ende müssen Ihre in mindestens drei Vierteln des Kais liegen.',
        },
        {
          id: 'fragile-docker',
          ask: 'Dann die Arbeiter: Setzen Sie den nächsten in Ihr Depot C3.',
          done: 'Ein Arbeiter je Depot, und nur in eigene. Im ersten Zug gehen sie hinaus, und keiner kehrt je zurück.',
        },
        {
          id: 'fragile-walk',
          ask: 'Gehen: Nehmen Sie den Arbeiter auf D2 und bringen Sie ihn nach F4. Die Zahlen sind der Preis des Wegs.',
          done: 'Ein Punkt je Feld. Felder mit anderen Arbeitern darf man durchqueren, Kisten und Wände nie.',
        },
        {
          id: 'fragile-push',
          ask: 'Schieben: Nehmen Sie den Arbeiter auf C1, dann die Kiste vor ihm, und schieben Sie sie in Ihr Depot C3.',
          done: 'Ein Punkt je Schub, und der Arbeiter rückt nach. Eine Kiste im Depot bleibt dort und zählt für dessen Besitzer.',
        },
        {
          id: 'fragile-stack',
          ask: 'Stapeln: Schieben Sie die Kiste von E4 auf die von E5.',
          done: 'Zwei Punkte. Mehr als zwei Kisten gehen nicht, und ein Stapel lässt sich nicht mehr schieben.',
        },
        {
          id: 'fragile-unstack',
          ask: 'Abstoßen: Stoßen Sie von B2 aus die obere Kiste hinüber nach B4.',
          done: 'Zwei Punkte. Die Kiste fällt gleich hinter den Stapel, der Arbeiter bleibt stehen.',
        },
        {
          id: 'fragile-turn',
          ask: 'Drehen Sie die Kiste auf E4 um: erst der Arbeiter, dann die Kiste, dann Umdrehen wählen.',
          done: 'Vier Punkte, und FRAGILE ist zu sehen: Im Depot zählt sie doppelt. Aber nicht im selben Zug.',
        },
        {
          id: 'fragile-pass',
          ask: 'Weiterreichen: Geben Sie von B5 aus die Kiste auf B4 von Hand zu Hand bis nach C3.',
          done: 'Ein Punkt für die ganze Kette, und Arbeiter aller Farben helfen mit.',
        },
        {
          id: 'fragile-end',
          ask: 'Zwei Arbeiter haben gespielt. Mehr geht nicht: Beenden Sie den Zug mit dem Knopf oder der Taste E.',
          done: 'Ein Zug endet nie von selbst. Bis dahin lässt sich jeder Schritt zurücknehmen.',
        },
      ],
      rules: [
        {
          title: 'Der Kai',
          text: [
            'Der Kai hat zehn mal zehn Felder. Felder berühren sich nur an den Kanten. Zwölf davon sind Schuppen für Depots: Wände auf drei Seiten, eine Seite offen. Nichts geht durch eine Wand.',
            'Zwölf Kisten stehen um die Mitte, die Seite mit FRAGILE nach unten.',
          ],
        },
        {
          title: 'Aufbau',
          text: [
            'Zu zweit hat jeder drei Arbeiter und vier Depots, die vier übrigen Depots gehören niemandem. Zu dritt: zwei Arbeiter und vier Depots. Zu viert: zwei Arbeiter und drei Depots.',
            'Reihum setzt jeder ein Depot nach dem anderen auf einen freien Schuppen. Ihre Depots müssen mindestens drei Viertel erreichen, solange freie Schuppen das erlauben. Dann kommen in derselben Reihenfolge Arbeiter in eigene Depots, je einer.',
          ],
          figure: 'fragile-place',
        },
        {
          title: 'Ein Zug',
          text: [
            'Sie spielen zwei verschiedene Arbeiter nacheinander, jeder mit fünf Punkten. Sobald der zweite handelt, verfällt der Rest des ersten. Im allerersten Zug einer Partie hat ein Arbeiter nur drei Punkte, im zweiten vier.',
            'Jeder der beiden muss etwas tun, wenn er kann. Den Zug beenden Sie selbst.',
          ],
          figure: 'fragile-walk',
        },
        {
          title: 'Gehen und schieben',
          text: [
            'Gehen kostet einen Punkt je Feld, auf dem kürzesten Weg. Andere Arbeiter darf man durchqueren, doch der Weg endet auf einem freien Feld. Kisten, Stapel, Depots und Wände sperren. Zu Fuß kommt niemand in ein Depot zurück.',
            'Schieben bewegt eine einzelne Kiste für einen Punkt ein Feld geradeaus, und der Arbeiter rückt nach. Das Feld dahinter muss frei sein. Ziehen geht nicht, und zwei Kisten hintereinander rühren sich nicht.',
          ],
          figure: 'fragile-push',
        },
        {
          title: 'Stapel',
          text: [
            'Für zwei Punkte lässt sich eine Kiste auf eine andere schieben, die am Boden steht. Ein Stapel ist nie höher als zwei und lässt sich nicht schieben. Für zwei Punkte stößt man die obere Kiste auf das freie Feld gleich dahinter.',
            'Ein Stapel, der nie mehr getrennt werden kann, ist tot. Sind alle Kisten außerhalb der Depots in toten Stapeln, endet die Partie sofort.',
          ],
          figure: 'fragile-unstack',
        },
        {
          title: 'FRAGILE',
          text: [
            'Für vier Punkte dreht ein Arbeiter eine Kiste neben sich um; im Depot zählt sie dann doppelt, darf aber nicht im selben Zug eingelagert werden. In einer Partie werden höchstens so viele Kisten umgedreht, wie Spieler da sind, und eine dazu.',
          ],
          figure: 'fragile-turn',
        },
        {
          title: 'Weiterreichen',
          text: [
            'Stehen Ihr Arbeiter und ein anderer, gleich welcher Farbe, neben einer einzelnen Kiste, so reicht Ihrer sie weiter, und der andere stellt sie auf ein freies Feld neben sich. Steht dort noch ein Arbeiter, kann er sie weitergeben, und so fort: ein Punkt für alles.',
            'Ihr Arbeiter bekommt die Kiste nie zurück, und niemand fasst sie zweimal an. Wer hilft, zahlt nichts.',
          ],
          figure: 'fragile-pass',
        },
        {
          title: 'Punkte und Ende',
          text: [
            'Eine Kiste im Depot zählt einen Punkt für dessen Besitzer, mit sichtbarem FRAGILE zwei. Wer als Erster punktet, nimmt den Siegerstein; wer echt mehr hat als dessen Besitzer, nimmt ihn ihm ab.',
            'Sind alle Depots eines Spielers voll, wird der Zug beendet, und alle anderen haben noch einen. Dann gewinnt, wer den Siegerstein hat. Eine Partie endet auch nach dreißig Runden ohne eingelagerte Kiste.',
          ],
        },
      ],
    },
    cartagena: {
      by: 'Leo Colovini, Winning Moves 2000, Ravensburger',
      goal: 'Bringen Sie alle Ihre Piraten vor den anderen den Pfad entlang ins Boot.',
      steps: [
        {
          id: 'cartagena-forward',
          ask: 'Nehmen Sie einen Piraten auf Feld 3 und spielen Sie die Laterne.',
          done: 'Eine Karte bringt einen Piraten auf das nächste freie Feld mit ihrem Zeichen.',
        },
        {
          id: 'cartagena-jump',
          ask: 'Zwei Laternen voraus sind jetzt besetzt. Spielen Sie wieder die Laterne mit einem Piraten auf Feld 3.',
          done: 'Besetzte Felder werden übersprungen. Je voller der Pfad, desto weiter trägt eine Karte.',
        },
        {
          id: 'cartagena-three',
          ask: 'Drei Laternen in einem Zug: Zwei haben Piraten auf 6 und 11 gebracht. Spielen Sie die dritte mit dem Piraten auf Feld 3.',
          done: 'Jeder Pirat, der ankommt, macht den nächsten Sprung weiter. Drei gleiche Karten schlagen eine Brücke.',
        },
        {
          id: 'cartagena-back',
          ask: 'Karten gibt es fürs Zurückgehen: Schicken Sie den Piraten von 14 dorthin zurück, wo zwei stehen.',
          done: 'Zu einem Piraten: eine Karte. Zu zweien: zwei. Gezogenes lässt sich nicht zurücknehmen.',
        },
        {
          id: 'cartagena-pass-over',
          ask: 'Drei Piraten füllen Feld 10. Schicken Sie den Piraten von 14 trotzdem zurück.',
          done: 'Volle und leere Felder werden übergangen; der Pirat geht weiter bis zur nächsten Gesellschaft.',
        },
        {
          id: 'cartagena-five',
          ask: 'Zweimal sind Sie in diesem Zug zurückgegangen, für drei Karten. Schicken Sie einen Piraten von 17 nach 12, wo nun zwei stehen.',
          done: 'Noch zwei: fünf Karten in einem Zug. Gesellschaft bringt Karten, wem sie auch gehört.',
        },
        {
          id: 'cartagena-boat',
          ask: 'Die einzige Laterne nach Feld 24 ist besetzt. Spielen Sie die Laterne mit diesem Piraten.',
          done: 'Gibt es voraus kein freies Feld mit dem Zeichen, steigt der Pirat ins Boot.',
        },
        {
          id: 'cartagena-free',
          ask: 'Ihr Pirat auf 24 hält eine Laterne besetzt. Schicken Sie ihn nach 22 zurück, wo zwei stehen.',
          done: 'Zwei Karten, und die Laterne auf 24 ist frei: Der Nächste bleibt dort stehen, statt vorbeizuziehen.',
        },
        {
          id: 'cartagena-from-boat',
          ask: 'Keine Karte auf der Hand. Ein Pirat im Boot geht zurück wie jeder andere: Bringen Sie ihn auf Feld 28.',
          done: 'Eine Karte für einen Piraten. Zum Boot sind es nur zwei Felder.',
        },
        {
          id: 'cartagena-draw',
          ask: 'Keine Karte, und niemand hinter Ihren Piraten. Ziehen Sie mit dem Knopf eine Karte.',
          done: 'Nur am Anfang des Zuges, und nur wenn nichts anderes möglich ist. Damit ist der Zug zu Ende.',
        },
        {
          id: 'cartagena-end',
          ask: 'Eine Bewegung ist getan, eine weitere erlaubt, nicht verlangt. Behalten Sie den Schlüssel und beenden Sie den Zug.',
          done: 'Von einer Bewegung bis so vielen, wie die Spielart erlaubt. Behaltene Karten sind Sprünge für später.',
        },
        {
          id: 'cartagena-win',
          ask: 'Ein Pirat fehlt noch. Welche Ihrer beiden Karten bringt ihn heim?',
          done: 'Der letzte Pirat ist im Boot, die Partie sofort gewonnen.',
        },
        {
          id: 'cartagena-row',
          ask: 'Tortuga: Die Hände sind offen, die Karten liegen in einer Reihe. Gehen Sie von 12 dorthin zurück, wo zwei stehen.',
          done: 'Die ersten beiden der Reihe gehören Ihnen, vom Pfeil an. Alle sehen, was kommt: Planen Sie damit.',
        },
      ],
      rules: [
        {
          title: 'Pfad und Karten',
          text: [
            'Der Pfad von der Festung zum Boot besteht aus Abschnitten mit sechs Feldern, jeder mit allen sechs Zeichen in eigener Folge. Ein Feld fasst höchstens drei Piraten; Festung und Boot beliebig viele.',
            'Grundspiel: 30 Felder, je vier Piraten, zwei Bewegungen je Zug. Fortgeschritten: 36 Felder, fünf Piraten, drei Bewegungen. Jamaika und Tortuga, die ursprüngliche Ausgabe: 36 Felder, sechs Piraten, drei Bewegungen.',
          ],
        },
        {
          title: 'Ein Zug',
          text: [
            'Machen Sie mindestens eine Bewegung und höchstens so viele, wie Ihre Ausgabe erlaubt, mit demselben Piraten oder mit verschiedenen. Dann beenden Sie den Zug. Vor und zurück lassen sich frei mischen.',
          ],
          figure: 'cartagena-forward',
        },
        {
          title: 'Vorwärts',
          text: [
            'Spielen Sie eine Karte: Einer Ihrer Piraten läuft zum ersten Feld mit diesem Zeichen, auf dem niemand steht. Gibt es keines, steigt er ins Boot.',
          ],
          figure: 'cartagena-jump',
        },
        {
          title: 'Zurück',
          text: [
            'Ohne Karte geht einer Ihrer Piraten zurück auf das nächste Feld hinter ihm mit einem oder zwei Piraten gleich welcher Farbe, und Sie ziehen ebenso viele Karten. Leere und volle Felder zählen nicht, und niemand geht in die Festung zurück. Auch ein Pirat im Boot darf zurückgehen.',
            'Ohne Karte und ohne Piraten, der zurückgehen könnte, ziehen Sie eine Karte, und der Zug ist vorbei.',
          ],
          figure: 'cartagena-back',
        },
        {
          title: 'Verdeckt und offen',
          text: [
            'Die Karten sind verdeckt, nur ihre Zahl ist bekannt. Bei Tortuga liegen alle offen, ebenso die nächsten zwölf, die der Reihe nach gezogen werden.',
            'Ist der Stapel leer, werden die gespielten Karten zu einem neuen gemischt.',
          ],
        },
        {
          title: 'Das Ende',
          text: [
            'Wer den letzten Piraten ins Boot bringt, gewinnt sofort. Nach 200 Runden entscheiden die meisten Piraten im Boot, dann die zurückgelegten Felder.',
          ],
          figure: 'cartagena-win',
        },
      ],
    },
    arcanor: {
      by: 'Michaël Aguilar, Grand V 1994, Dujardin 1995',
      goal: 'Zeigen Sie vor der anderen Seite zwölf Punkte auf der Reihe gegenüber.',
      steps: [
        {
          id: 'arcanor-move',
          ask: 'Nehmen Sie die 1 auf d3 und bewegen Sie alles nach e4.',
          done: 'Ein Feld in jede Richtung, mit allem, was darin ist.',
        },
        {
          id: 'arcanor-release',
          ask: 'Bewegen Sie jetzt nur den äußeren Stein: von d3 nach d4, die 2 bleibt zurück.',
          done: 'Was bleibt, muss außen ein eigener Stein sein. So werden aus einem Stapel zwei.',
        },
        {
          id: 'arcanor-capture',
          ask: 'Ihre leere 1 steht neben einer 2, die eine 3 enthält. Verschlucken Sie beide: d3 schlägt e4.',
          done: 'Ein leerer Stein verschluckt einen Stapel, dessen äußerer Stein genau eine Größe kleiner ist.',
        },
        {
          id: 'arcanor-leave',
          ask: 'Diese 1 ist beladen und kann nichts verschlucken. Schlagen Sie e4 trotzdem, die Ladung bleibt auf d3.',
          done: 'Die Ladung bleibt im selben Zug zurück, und der äußere Stein schlägt.',
        },
        {
          id: 'arcanor-sizes',
          ask: 'Ihre 1 enthält eine 2, daneben steht eine 3. Eine 1 schlägt nur eine 2. Decken Sie Ihre 2 auf: Bewegen Sie nur die 1 von d3 weg.',
          done: 'Jetzt steht die leere 2 neben der 3 und kann sie im nächsten Zug verschlucken.',
        },
        {
          id: 'arcanor-free',
          ask: 'Ihre 1 auf c5 hält eine feindliche 2. Lassen Sie sie auf c6 schlagen.',
          done: 'Die Gefangene bleibt auf c5 und ist wieder im Spiel. Schlagen hat seinen Preis.',
        },
        {
          id: 'arcanor-score',
          ask: 'Ihre 3 enthält eine 4. Bringen Sie nur die 3 auf die Zielreihe, damit die 4 folgen kann.',
          done: 'Nur was man sieht, zählt: zusammen 3 Punkte, nacheinander 3 und 4.',
        },
        {
          id: 'arcanor-win',
          ask: 'Zehn Punkte sind zu sehen. Bringen Sie die 2 hinein.',
          done: 'Zwölf Punkte: sofort gewonnen.',
        },
        {
          id: 'arcanor-pass',
          ask: 'Alle Ihre Steine stehen auf der Zielreihe und bleiben dort. Sie können nicht ziehen: Passen Sie.',
          done: 'Nur dann darf man passen. Kann keine Seite ziehen, entscheiden die sichtbaren Punkte.',
        },
        {
          id: 'arcanor-peek',
          ask: 'Am Gedächtnistisch sind die Deckel zu. Nehmen Sie Ihren Stein auf d3 und sehen Sie nach.',
          done: 'Das ist kein Zug, aber beide sehen es, und es steht in der Mitschrift.',
        },
      ],
      rules: [
        {
          title: 'Brett und Steine',
          text: [
            'Acht Spalten, sieben Reihen. Jede Seite hat drei Steine von jeder der vier Größen: Der größte, Größe 1, zählt einen Punkt, der kleinste, Größe 4, vier. Ein Stein kann den nächstkleineren enthalten und der wieder den nächsten.',
            'Am Anfang enthält jede 1 eine 2 und jede 3 eine 4, auf der eigenen Grundreihe. Die Grundreihe der anderen Seite ist Ihre Zielreihe.',
          ],
        },
        {
          title: 'Ziehen',
          text: [
            'Ein Zug um ein Feld in eine der acht Richtungen. Ein Stein geht mit allem Inhalt auf ein leeres Feld, oder der äußere Stein geht allein und lässt zurück, was er hielt, wenn es Ihnen gehört.',
          ],
          figure: 'arcanor-release',
        },
        {
          title: 'Schlagen',
          text: [
            'Ein leerer Stein schlägt einen feindlichen Stapel, dessen äußerer Stein eine Größe kleiner ist, und deckt ihn mit allem Inhalt zu. Ein beladener Stein schlägt, indem er seine Ladung stehen lässt; ein so zurückgelassener feindlicher Stein ist wieder frei.',
          ],
          figure: 'arcanor-capture',
        },
        {
          title: 'Die Zielreihe',
          text: [
            'Ein Stein auf seiner Zielreihe bleibt dort für immer: Er zieht nicht, schlägt nicht und wird nicht geschlagen. Nur der äußere Stein jedes Stapels zählt. Ein feindlicher Stein auf einem Feld dieser Reihe kann beim Hineinziehen geschlagen werden.',
            'Zwölf Punkte gewinnen sofort.',
          ],
          figure: 'arcanor-win',
        },
        {
          title: 'Gedächtnis',
          text: [
            'Alle Züge sind sichtbar und der Anfang ist bekannt, also ließe sich jeder Inhalt merken. Am Gedächtnistisch wird er nur in dem Augenblick gezeichnet, in dem er sich zeigt. Sie dürfen einen eigenen Stein anheben; dann sehen beide, was darunter ist.',
          ],
          figure: 'arcanor-peek',
        },
        {
          title: 'Unentschieden',
          text: [
            'Wer nicht ziehen kann, passt. Kann es niemand, entscheiden die Punkte. Dieselbe Stellung zum dritten Mal oder je hundert Züge ohne Schlagen, Freigeben oder Ankunft sind ein Remis.',
          ],
        },
      ],
    },
  },
};

export default de;
