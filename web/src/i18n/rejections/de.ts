import type en from './en';

const de: typeof en = {
  'rejection.bad-action': 'Das lässt sich nicht als Aktion lesen: {reason}',
  'rejection.bad-request': 'Das geht nicht: {reason}',
  'rejection.bad-text': 'Dieser Text ist nicht lesbar: {reason}',
  'rejection.forbidden': 'Das steht nur denen offen, die den Link haben oder am Tisch sitzen.',
  'rejection.internal': 'Bei uns ging etwas schief. Nichts ist verloren; versuchen Sie es noch einmal.',
  'rejection.link-used': 'Dieser Link wurde schon benutzt oder ist abgelaufen. Erstellen Sie einen neuen.',
  'rejection.no-draws': 'In diesem Spiel kann man sich nicht auf Remis einigen.',
  'rejection.no-match': 'Es gibt noch keine Partie.',
  'rejection.no-moment': 'So weit reicht die Partie nicht.',
  'rejection.no-offer': 'Auf diese Antwort wartet niemand.',
  'rejection.no-person': 'Eine Partie braucht mindestens einen Menschen.',
  'rejection.no-player': 'Sie haben hier noch keinen Namen. Speichern Sie einen auf der Seite „Ich“.',
  'rejection.no-problem': 'Das ist die Stellung einer Partie, keine Aufgabe mit einem Ziel.',
  'rejection.no-seat': 'Diesen Platz gibt es nicht.',
  'rejection.not-found':
    'Unter dieser Adresse gibt es nichts. Der Link ist vielleicht veraltet oder unvollständig.',
  'rejection.not-over': 'Die Partie ist noch nicht zu Ende.',
  'rejection.not-proved': 'Für diese Aufgabe gibt es noch keinen Beweis. Fragen Sie später noch einmal.',
  'rejection.not-running': 'Die Partie hat noch nicht begonnen.',
  'rejection.not-your-seat': 'Das ist nicht Ihr Platz.',
  'rejection.not-your-turn': 'Sie sind nicht am Zug.',
  'rejection.nothing-to-undo': 'Es gibt nichts, was Sie zurücknehmen könnten.',
  'rejection.offer-open': 'Eine andere Frage ist noch offen.',
  'rejection.offline': 'Es gibt keine Verbindung. Versuchen Sie es noch einmal, wenn sie wieder steht.',
  'rejection.no-server':
    'Diese Seite kommt ohne Internet aus: Partien mit anderen aus der Ferne werden hier nicht gespielt.',
  'rejection.over': 'Die Partie ist zu Ende.',
  'rejection.rematch-made': 'Die neue Partie wartet schon.',
  'rejection.no-rematch': 'Diese Partie begann mit einer Stellung; eine Revanche gibt es nicht.',
  'rejection.revealed': 'Seitdem wurde Verdecktes aufgedeckt; das lässt sich nicht mehr zurücknehmen.',
  'rejection.running': 'Die Partie hat begonnen. Sie können aufgeben.',
  'rejection.seat-taken': 'Dieser Platz ist besetzt.',
  'rejection.stale': 'Die Partie ist inzwischen weitergegangen. Sehen Sie noch einmal hin.',
  'rejection.time-up': 'Ihre Zeit war um, bevor das ankam.',
  'rejection.too-large': 'Das ist zu groß, um es zu senden.',
  'rejection.too-many': 'Das war zu viel auf einmal. Warten Sie einen Augenblick.',
  'rejection.too-many-tokens': 'Sie haben zu viele Schlüssel. Widerrufen Sie zuerst einen.',
  'rejection.try-again':
    'Das konnte nicht gespeichert werden. Es ist nichts geschehen; versuchen Sie es noch einmal.',
  'rejection.unknown-action': 'Das ist keine Aktion dieses Spiels.',
  'rejection.played-alone': 'Eine Aufgabe spielt man allein; Gewinnchancen gibt es da nicht.',
};

export default de;
