import type en from './en';

const de: typeof en = {
  'game.cartagena': 'Cartagena',
  'game.about.cartagena': 'Piraten eilen von Symbol zu Symbol zu ihrem Boot.',
  'game.facts.cartagena': '2 bis 5 Personen · 20 bis 40 Minuten · mit Handkarten',
  'game.picture.cartagena': 'Eine laufende Partie Cartagena',

  'variant.basic': 'Grundspiel',
  'variant.advanced': 'Fortgeschritten',
  'variant.jamaica': 'Jamaika',
  'variant.tortuga': 'Tortuga',
  'variant.about.basic': 'Dreißig Felder, je vier Piraten, zwei Bewegungen je Zug. Der sanfte Einstieg.',
  'variant.about.advanced': 'Sechsunddreißig Felder, je fünf Piraten, drei Bewegungen je Zug.',
  'variant.about.jamaica': 'Die Originalausgabe mit verdeckten Karten und je sechs Piraten.',
  'variant.about.tortuga': 'Die Originalausgabe, alle Karten offen und die nächsten in Sicht.',

  'option.path': 'Der Weg',
  'option.path.seed': 'Zufällig gelegt (nachprüfbar)',
  'option.path.by-hand': 'Von Hand gelegt, Abschnitt für Abschnitt',
  'option.path.turn': 'Drehen',
  'option.path.turnOf': 'Abschnitt {n} herumdrehen',
  'option.path.flip': 'Wenden',
  'option.path.flipOf': 'Abschnitt {n} auf die andere Seite wenden',
  'option.path.exchange': 'Tauschen',
  'option.path.exchangeOf': 'Abschnitt {n} gegen den übrigen tauschen',
  'option.path.earlier': 'Abschnitt {n} näher zur Festung',
  'option.path.later': 'Abschnitt {n} näher zum Boot',

  'bot.cartagena.1': 'Schiffsjunge',
  'bot.cartagena.2': 'Matrose',
  'bot.cartagena.3': 'Bootsmann',
  'bot.cartagena.4': 'Steuermann',
  'bot.cartagena.5': 'Kapitän',

  'symbol.B': 'Flasche',
  'symbol.K': 'Schlüssel',
  'symbol.P': 'Pistole',
  'symbol.G': 'Haken',
  'symbol.L': 'Laterne',
  'symbol.S': 'Fernrohr',
  'symbol.D': 'Dolch',
  'symbol.T': 'Schädel',
  'symbol.H': 'Hut',

  'cartagena.kind.forward': 'Vorwärts',
  'cartagena.kind.back': 'Zurückgehen und Karten ziehen',

  'result.all-home': 'Alle Piraten einer Seite sind im Boot.',
  'result.two-hundred-rounds': 'Zweihundert Runden sind vorbei (unsere Regel).',

  'rejection.C.at-start': 'Ein Pirat am Start kann nicht zurück.',
  'rejection.C.can-move': 'Sie können ziehen, also bekommen Sie keine Karte umsonst.',
  'rejection.C.in-boat': 'Ein Pirat im Boot kann nicht weiter vor.',
  'rejection.C.no-card': 'Sie haben keine Karte mit diesem Symbol.',
  'rejection.C.no-move-yet': 'Ziehen Sie mindestens einmal, bevor Sie den Zug beenden.',
  'rejection.C.no-moves-left': 'Sie haben keine Bewegung mehr; beenden Sie den Zug.',
  'rejection.C.no-pirate': 'Dort haben Sie keinen Piraten.',
  'rejection.C.no-such-square': 'So weit reicht der Weg nicht.',
  'rejection.C.nobody-behind': 'Auf keinem Feld hinter diesem Piraten stehen ein oder zwei Piraten.',
};

export default de;
