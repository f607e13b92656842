import type en from './en';

const de: typeof en = {
  'board.confirm': 'Bestätigen',
  'board.cancel': 'Abbrechen',
  'board.flip': 'Brett drehen',
  'board.magnify': 'Brett vergrößern',
  'board.whole': 'Ganzes Brett zeigen',

  'quick.find': 'Gegner finden',
  'quick.looking': 'Ein Gegner für {game} wird gesucht. Bis dahin spielt der Computer mit Ihnen.',
  'quick.found': '{name} sitzt am Tisch.',
  'quick.cancel': 'Suche beenden',
  'quick.play': 'Zum Tisch',

  'lobby.all': 'Alle Spiele',
  'lobby.filter': 'Tische zeigen von',
  'lobby.none': 'Gerade wartet niemand auf dieses Spiel.',
  'lobby.taken': '{n} von {all} Plätzen besetzt',
  'lobby.opened': '{when} eröffnet',
  'seat.straw': 'spielt diese Runde als Nr. {n}',
  'lobby.here': 'da',

  'match.sandbox': 'Sie probieren nur etwas aus. Das ist keine Ihrer Partien.',
  'waiting.invite':
    'Schicken Sie allen, die mitspielen sollen, einen Link. Die Partie beginnt, sobald alle Plätze besetzt sind.',
  'waiting.invitation': 'Freunde einladen',
  'waiting.friendLink': 'Einladungslink',
  'waiting.invited':
    '{name} lädt Sie ein. Setzen Sie sich, um mitzuspielen. Die Partie beginnt, sobald alle Plätze besetzt sind.',
  'waiting.sitDown': 'Setzen Sie sich, um mitzuspielen. Die Partie beginnt, sobald alle Plätze besetzt sind.',
  'waiting.wait': 'Die Partie beginnt, sobald alle Plätze besetzt sind.',
  'waiting.kept':
    'Die anderen finden diese Partie auf ihren Seiten. Sie beginnt, sobald alle Plätze besetzt sind.',
  'waiting.listed': 'Steht bei den offenen Tischen: Alle können mitspielen.',
  'waiting.private': 'Nur auf Einladung: Mitspielen kann, wer einen Link hat.',
  'waiting.bot': 'Computer hinsetzen',
  'waiting.botTitle': 'Ein Computer auf Platz {n}',
  'waiting.botLevel': 'Stufe',
  'waiting.close': 'Tisch schließen',
  'waiting.share': 'Teilen',
  'waiting.shareText': 'Spielst du mit? {game}!',

  'name.ask': 'Ihr Name am Tisch',
  'name.use': 'Namen verwenden',
  'name.count': '{n} von {all} Zeichen',
  'name.blank': 'Ein Name braucht einen Buchstaben oder eine Ziffer.',

  'clock.own': 'Andere …',
  'clock.kind': 'Die Zeit gilt',
  'clock.kind.match': 'für die ganze Partie',
  'clock.kind.turn': 'für jeden Zug',
  'clock.minutes': 'Minuten für jeden',
  'clock.increment': 'Sekunden dazu je Zug',
  'clock.days': 'Tage für jeden Zug',

  'prefer.title': 'So spiele ich gern',
  'prefer.pace': 'Züge der anderen zeigen',
  'prefer.pace.slow': 'langsam',
  'prefer.pace.normal': 'normal',
  'prefer.pace.fast': 'schnell',
  'prefer.pace.instant': 'sofort',
  'prefer.notation': 'Mitschrift',
  'prefer.notation.words': 'in Worten',
  'prefer.notation.symbols': 'in Notation',
  'prefer.confirm': 'Jede Aktion auf dem Brett bestätigen',
  'prefer.coordinates': 'Namen der Felder zeigen',
  'prefer.flip': 'Bretter drehen',
  'prefer.sound': 'Ton',
  'prefer.theme': 'Farben',
  'prefer.theme.system': 'wie das Gerät',
  'prefer.theme.light': 'hell',
  'prefer.theme.dark': 'dunkel',

  'tokens.title': 'Schlüssel für Bots und Skripte',
  'tokens.text': 'Mit einem Schlüssel spielt ein Programm in Ihrem Namen, über die Programmierschnittstelle.',
  'tokens.label': 'Wofür er ist',
  'tokens.make': 'Schlüssel erstellen',
  'tokens.once': 'Kopieren Sie ihn jetzt: Er wird nur einmal gezeigt.',
  'tokens.created': 'erstellt am {when}',
  'tokens.revoke': 'Widerrufen',
  'webhook.title': 'Webhook',
  'webhook.text':
    'Diese Adresse wird aufgerufen, sobald Sie am Zug sind. Bleibt das Feld leer, wird niemand aufgerufen.',
  'webhook.address': 'Adresse',
  'webhook.secret': 'Geheimnis, mit dem die Aufrufe signiert sind',
};

export default de;
