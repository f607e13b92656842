import type en from './en';

/** What is told when no page is open, and matches that last for days. */
const de: typeof en = {
  'notices.title': 'Meldungen auf diesem Gerät',
  'notices.text':
    'Meldet Ihnen, was in Ihren Partien geschieht, auch wenn keine Seite offen ist. Jedes Gerät hat eigene Einstellungen, und was in einer Partie verdeckt ist, wird nie gemeldet.',
  'notices.on': 'Einschalten',
  'notices.off': 'Ausschalten',
  'notices.blocked':
    'Dieser Browser lässt die Seite keine Meldungen zeigen. Das lässt sich in seinen Einstellungen ändern.',
  'notices.unsupported': 'Dieser Browser kann ohne offene Seite nichts melden.',
  'notices.failed':
    'Der Browser ließ sich nicht für Meldungen anmelden. Versuchen Sie es später noch einmal.',
  'notices.kinds': 'Melden',
  'notices.kind.turn': 'Ich bin am Zug',
  'notices.kind.time': 'Die Zeit wird knapp, langes Schweigen',
  'notices.kind.offer': 'Angebote',
  'notices.kind.result': 'Ergebnisse',
  'notices.kind.seat': 'Besetzte Plätze',
  'notices.silent': 'Ruhezeit',
  'notices.from': 'Von',
  'notices.until': 'bis',
  'notices.ask': 'Soll dieses Gerät melden, wenn Sie wieder am Zug sind?',
  'notices.yes': 'Ja, bitte',
  'notices.no': 'Jetzt nicht',

  'mail.title': 'Meldungen per E-Mail',
  'mail.text':
    'Meldet Ihnen per E-Mail, was in Ihren Partien geschieht, wenn Sie nicht da sind. Was in einer Partie verdeckt ist, wird nie gemeldet, und ein Klick in jeder Mail bestellt alle ab.',
  'mail.address': 'E-Mail-Adresse',
  'mail.give': 'Link zuschicken',
  'mail.waiting':
    'Ein Link ist unterwegs an {address}. Öffnen Sie ihn innerhalb eines Tages, um die Adresse zu bestätigen.',
  'mail.confirmed': 'Mails gehen an {address}.',
  'mail.remove': 'Adresse vergessen',

  'absence.nudge': '{name} anstupsen',
  'absence.nudged': '{name} weiß jetzt, dass Sie warten.',
  'absence.waits': '{name} wartet auf Ihren Zug.',
  'absence.onHoliday': '{name} ist bis {date} im Urlaub. Die Uhr steht.',
  'absence.silent':
    '{name} hat sich seit {n} Tag nicht gerührt.|{name} hat sich seit {n} Tagen nicht gerührt.',
  'clock.silence': 'Weiter ohne jemanden, der sich nicht rührt, nach',
  'clock.silenceDays': '{n} Tag|{n} Tagen',
  'absence.silentFrom':
    'Rührt sich {name} nicht, kann die Partie ab dem {date} ohne sie oder ihn weitergehen.',
  'absence.replace': 'Computer weiterspielen lassen',
  'absence.close': 'Ohne Ergebnis schließen',
  'absence.closeSure': 'Partie ohne Ergebnis schließen?',
  'absence.holiday': 'Urlaub nehmen',
  'absence.holidayText':
    'Ihre Uhr in dieser Partie steht so lange, und die anderen erfahren es. Im Kalenderjahr haben Sie 30 Tage.',
  'absence.days': 'Tage',
  'absence.take': 'Urlaub beginnen',
  'absence.back': 'Urlaub beenden',
  'seat.holiday': 'im Urlaub bis {date}',
  'match.nextTurn': 'Nächste Partie',
  'home.yourTurnFor': 'Am Zug, noch {time}',
  'result.silence': 'Nach langem Schweigen ohne Ergebnis geschlossen.',

  'holiday.title': 'Urlaub',
  'holiday.text':
    'Ihre Uhren stehen in allen Partien mit Tagen je Zug, und die anderen erfahren es. Jede Partie hat 30 Tage im Kalenderjahr.',
  'holiday.begun': 'Ihre Uhr steht in {n} Partie.|Ihre Uhr steht in {n} Partien.',
  'holiday.ended': 'Ihre Uhr läuft in {n} Partie wieder.|Ihre Uhr läuft in {n} Partien wieder.',

  'replies.plan': 'Antworten planen',
  'replies.title': 'Geplante Antworten',
  'replies.text':
    'Wenn die anderen so ziehen, antworten Sie so: Ihr Zug wird sofort ausgeführt. Ihren Plan sehen nur Sie.',
  'replies.none': 'Noch ist nichts geplant.',
  'replies.try': 'Versuchen Sie einen Zug von {name}',
  'replies.answer': 'Spielen Sie jetzt Ihre Antwort',
  'replies.ask': 'Ist das Ihre Antwort?',
  'replies.planThis': 'Diese Antwort planen',
  'replies.isPlanned': 'Diese Antwort ist geplant. Von hier aus können Sie weiterplanen.',
  'replies.full': 'Ein Plan hat Platz für {n} Zugfolgen.',
  'replies.restart': 'Von vorn',
  'replies.remove': 'Entfernen',
  'replies.removeLine': '{line} entfernen',
};

export default de;
