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
  'option.path.seed-0.1': 'Zufällig gelegt, mit den Abschnitten der Version 0.1',
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
  'bot.cartagena.style.1': 'Stürmt los: Karten brennen ihm in der Hand.',
  'bot.cartagena.style.2': 'Hortet Karten und trennt sich ungern von ihnen.',
  'bot.cartagena.style.3': 'Wägt jede Bewegung einzeln ab und hat im Blick, wer fast am Ziel ist.',
  'bot.cartagena.style.4': 'Probiert aus, was folgen kann, für sich und für Sie, bevor er zieht.',
  'bot.cartagena.style.5': 'Der Stärkste: denkt voraus, solange er darf.',

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

  'result.all-home': '{name} hat den letzten Piraten ins Boot gebracht.',
  'result.two-hundred-rounds':
    'Zweihundert Runden sind vorbei (unsere Regel): Es zählen Piraten im Boot, dann zurückgelegte Felder.',

  'rejection.C.at-start': 'Ein Pirat am Start kann nicht zurück.',
  'rejection.C.can-move': 'Sie können ziehen, also bekommen Sie keine Karte umsonst.',
  'rejection.C.in-boat': 'Ein Pirat im Boot kann nicht weiter vor.',
  'rejection.C.no-card': 'Sie haben keine Karte mit diesem Symbol.',
  'rejection.C.no-move-yet': 'Ziehen Sie mindestens einmal, bevor Sie den Zug beenden.',
  'rejection.C.no-moves-left': 'Sie haben keine Bewegung mehr; beenden Sie den Zug.',
  'rejection.C.no-pirate': 'Dort haben Sie keinen Piraten.',
  'rejection.C.no-such-square': 'So weit reicht der Weg nicht.',
  'rejection.C.nobody-behind': 'Auf keinem Feld hinter diesem Piraten stehen ein oder zwei Piraten.',

  'aim.cartagena': 'Bringen Sie als Erste alle Ihre Piraten ins Boot.',
  'cartagena.square': 'Feld {n}',
  'cartagena.fromStart': 'Start',
  'cartagena.theBoat': 'Boot',
  'cartagena.does.forward': 'spielt {card} von {from} bis {to}',
  'cartagena.does.forward-from': 'spielt {card} von {from} aus',
  'cartagena.does.back': 'geht zurück von {from} bis {to}',
  'cartagena.does.back-from': 'geht zurück von {from} aus',
  'tip.cartagena.forward':
    'Wählen Sie einen Piraten, dann eine Karte: Er läuft zum nächsten freien Feld mit diesem Symbol.',
  'tip.cartagena.more':
    'Sie können noch einmal ziehen, vor oder zurück, oder den Zug beenden und Karten behalten.',
  'tip.cartagena.boat':
    'Zu einem Ihrer Symbole ist vorn kein Feld mehr frei: Diese Karte führt direkt ins Boot.',
  'tip.cartagena.few': 'Nur noch wenige Karten. Gehen Sie mit einem Piraten zurück, um neue zu ziehen.',
  'tip.cartagena.back':
    'Zurückgehen bringt Karten: bis zum nächsten Feld mit einem Piraten eine, mit zweien zwei.',
  'tip.cartagena.leap':
    'Besetzte Felder werden übersprungen. Je voller der Weg, desto weiter trägt eine Karte.',
  'tip.cartagena.row':
    'In Tortuga liegen alle Hände offen und die nächsten Karten in einer Reihe: Sie sehen, was Zurückgehen bringt.',
  'cartagena.kind.edit': 'hier',
  'cartagena.movesLeft': 'Bewegungen übrig',
  'cartagena.tool.pirate': 'Pirat {seat}',
  'cartagena.tool.cards': 'Karten',
  'cartagena.tool.pile': 'Wo sie liegen',
  'cartagena.tool.hand': 'Hand von Platz {seat}',
  'cartagena.tool.row': 'Offene Reihe',
  'cartagena.tool.discard': 'Ablagestapel',
  'cartagena.tool.less': '{name}: eine weniger',
  'cartagena.tool.more': '{name}: eine mehr',
};

export default de;
