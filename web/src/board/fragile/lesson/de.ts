import type { Lesson } from '../../../learn/lessons';

const de: Lesson = {
  by: 'Czarné, LudoArt 2006',
  goal: 'Füllen Sie Ihre Depots mit Kisten. Wer am Ende den Siegerstein hat, gewinnt.',
  steps: [
    {
      id: 'fragile-place',
      ask: 'Aufbau: Sie haben erst in einem Viertel ein Depot. Setzen Sie das nächste auf den Schuppen H3.',
      done: 'Depots werden einzeln gesetzt. Am Ende müssen Ihre in mindestens drei der vier Viertel des Kais liegen.',
    },
    {
      id: 'fragile-docker',
      ask: 'Dann die Arbeiter: Setzen Sie den nächsten in Ihr Depot C3.',
      done: 'Ein Arbeiter je Depot, und nur in eigene. Durch die offene Seite kann er hinaus, und keiner kehrt je zurück.',
    },
    {
      id: 'fragile-walk',
      ask: 'Gehen: Nehmen Sie den Arbeiter auf D2 und bringen Sie ihn nach F4. Die Zahlen sind der Preis des Wegs.',
      done: 'Ein Punkt je Feld. Felder mit anderen Arbeitern darf man durchqueren, Kisten und Wände nie. Drücken Sie ein weiteres Feld, um ihn weiterzuschicken: Beide Wege sind einer.',
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
      ask: 'Abkippen: Kippen Sie von B2 aus die obere Kiste nach B4 ab.',
      done: 'Zwei Punkte. Die Kiste fällt gleich hinter den Stapel, der Arbeiter bleibt stehen.',
    },
    {
      id: 'fragile-enter',
      ask: 'Ins Depot: Eine Kiste kommt nur durch die offene Seite hinein. Kippen Sie von C1 aus die obere Kiste des Stapels auf C2 in Ihr Depot auf C3.',
      done: 'Geschoben, abgekippt oder weitergereicht: Immer geht es durch die offene Seite. Eine Kiste füllt das Depot, und ein Arbeiter darin versperrt es.',
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
        'Reihum setzt jeder ein Depot nach dem anderen auf einen freien Schuppen. Ihre Depots müssen in mindestens drei der vier Viertel liegen, solange freie Schuppen das erlauben. Dann kommen in derselben Reihenfolge Arbeiter in eigene Depots, je einer.',
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
        'Gehen kostet einen Punkt je Feld, auf dem kürzesten Weg. Andere Arbeiter darf man durchqueren, doch der Weg endet auf einem freien Feld und nicht dort, wo er begann. Wer gerade gegangen ist, kann weitergeschickt werden, zum Preis des ganzen Wegs. Kisten, Stapel, Depots und Wände sperren. Zu Fuß kommt niemand in ein Depot zurück.',
        'Schieben bewegt eine einzelne Kiste für einen Punkt ein Feld geradeaus, und der Arbeiter rückt nach. Das Feld dahinter muss frei sein. Ziehen geht nicht, und zwei Kisten hintereinander rühren sich nicht.',
      ],
      figure: 'fragile-push',
    },
    {
      title: 'Stapel',
      text: [
        'Für zwei Punkte lässt sich eine Kiste auf eine andere schieben, die am Boden steht. Ein Stapel ist nie höher als zwei und lässt sich nicht schieben. Für zwei Punkte kippt man die obere Kiste auf das freie Feld gleich dahinter.',
        'Ein Stapel, der nie mehr getrennt werden kann, ist tot. Sind alle Kisten außerhalb der Depots in toten Stapeln, endet die Partie sofort.',
      ],
      figure: 'fragile-unstack',
    },
    {
      title: 'FRAGILE',
      text: [
        'Für vier Punkte dreht ein Arbeiter eine Kiste neben sich um, eine einzelne oder die obere eines Stapels; im Depot zählt sie dann doppelt, darf aber nicht im selben Zug eingelagert werden. In einer Partie werden höchstens so viele Kisten umgedreht, wie Spieler da sind, und eine dazu.',
      ],
      figure: 'fragile-turn',
    },
    {
      title: 'Weiterreichen',
      text: [
        'Stehen Ihr Arbeiter und ein anderer, gleich welcher Farbe, neben einer einzelnen Kiste, so reicht Ihrer sie weiter, und der andere stellt sie auf ein freies Feld neben sich. Steht neben diesem Feld noch ein Arbeiter, kann er sie weitergeben, und so fort: ein Punkt für alles.',
        'Ihr Arbeiter bekommt die Kiste nie zurück, und niemand fasst sie zweimal an. Wer hilft, zahlt nichts.',
      ],
      figure: 'fragile-pass',
    },
    {
      title: 'Ins Depot',
      text: [
        'Eine Kiste kommt durch die offene Seite in ein leeres Depot, auf drei Arten: geschoben, wobei der Arbeiter auf dem Feld davor endet; weitergereicht, wenn der letzte Arbeiter der Kette davorsteht; oder von einem Stapel davor abgekippt, wenn Ihr Arbeiter hinter dem Stapel steht.',
        'In ein Depot passt eine Kiste, die nie mehr bewegt wird; solange ein Arbeiter darin steht, ist es nicht frei. Sie dürfen jedes Depot füllen: eigene, fremde, für die dann deren Besitzer punkten, und neutrale, die für niemanden zählen.',
      ],
      figure: 'fragile-enter',
    },
    {
      title: 'Punkte und Ende',
      text: [
        'Eine Kiste im Depot zählt einen Punkt für dessen Besitzer, mit sichtbarem FRAGILE zwei. Neutrale Depots zählen für niemanden.',
        'Wer als Erster punktet, nimmt den Siegerstein; wer mehr Punkte hat als dessen Besitzer, nimmt ihn ihm ab.',
        'Sind alle Depots eines Spielers voll, wird der Zug beendet, und alle anderen haben noch einen; oder alle, wenn Sie die Partie so einrichten: Gedruckt ist beides. Dann gewinnt, wer den Siegerstein hat. Ohne Siegerstein gibt es keinen Sieger.',
      ],
    },
    {
      title: 'Strohhalme und Aufgaben',
      text: [
        'Strohhalme, zu dritt oder zu viert: Vor jeder Runde wird die Reihenfolge mit Strohhalmen neu gezogen. In der ersten Runde hat der Erste drei Punkte je Arbeiter, der Zweite vier. Ist das letzte Depot eines Spielers gefüllt, wird die Runde zu Ende gespielt, sodass alle gleich oft am Zug waren.',
        'Aufgaben löst man allein: Bringen Sie die markierten Kisten in der gegebenen Zahl von Zügen in ihre Depots. In jedem Zug handelt ein Arbeiter, nie derselbe in zwei Zügen hintereinander. Die anderen bleiben stehen, reichen aber Kisten weiter. Umgedreht wird keine Kiste.',
      ],
    },
    {
      title: 'Was von uns ist',
      text: [
        'Manches lassen die gedruckten Regeln offen; hier haben wir entschieden. Eine Partie endet nach dreißig Runden ohne eingelagerte Kiste, wenn Sie das nicht abschalten. Alle, nicht nur der Letzte, setzen ihre Depots so, dass drei der vier Viertel erreichbar bleiben. Auch die obere Kiste eines Stapels darf umgedreht werden. Bei Strohhalmen gehen die drei und vier Punkte an die Ersten der gezogenen Reihenfolge. Die vier Depots am Rand haben wir erschlossen.',
        'Uhren und Aufgeben gehören zu diesem Tisch, nicht zum gedruckten Spiel.',
      ],
    },
  ],
};

export default de;
