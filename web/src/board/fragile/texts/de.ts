import type en from './en';

const de: typeof en = {
  'game.fragile': 'Fragile',
  'game.about.fragile': 'Hafenarbeiter bringen Kisten in ihre Schuppen.',
  'game.facts.fragile': '2 bis 4 Personen · 30 bis 45 Minuten · ohne Zufall, nichts verdeckt',
  'game.picture.fragile': 'Eine laufende Partie Fragile',

  'variant.standard': 'Standard',
  'variant.straws': 'Strohhalme',
  'variant.about.standard': 'Reihum, wie gedruckt. Das Ende nach ruhigen Runden ist von uns.',
  'variant.about.straws': 'Vor jeder Runde entscheiden Strohhalme die Reihenfolge. Zu dritt oder zu viert.',

  'option.last-turn': 'Letzte Züge, wenn alle Depots eines Spielers voll sind',
  'option.last-turn.others':
    'Alle anderen haben noch einen letzten Zug (so steht es auf dem Übersichtsblatt)',
  'option.last-turn.all': 'Alle haben noch einen letzten Zug (so steht es im Heft)',
  'option.quiet-end': 'Ende nach 30 Runden ohne eingelagerte Kiste (unsere Regel)',
  'option.quiet-end.30': 'Ja',
  'option.quiet-end.off': 'Nein',

  'bot.fragile.1': 'Laufbursche',
  'bot.fragile.2': 'Träger',
  'bot.fragile.3': 'Stauer',
  'bot.fragile.4': 'Vorarbeiter',
  'bot.fragile.5': 'Hafenmeister',
  'bot.fragile.style.1': 'Rennt zur nächsten Kiste, ein Arbeiter nach dem anderen.',
  'bot.fragile.style.2':
    'Ordentlich: seine Arbeiter packen Hand in Hand an, doch er sieht nur den eigenen Zug.',
  'bot.fragile.style.3': 'Fragt sich, was Sie antworten, bevor er seinen Zug beendet.',
  'bot.fragile.style.4': 'Sieht auf einen Blick, wem der Kai liegt, und wägt Ihre Antworten ab.',
  'bot.fragile.style.5': 'Der Stärkste: denkt, solange er darf.',

  'fragile.kind.walk': 'Gehen',
  'fragile.kind.push': 'Schieben',
  'fragile.kind.stack': 'Stapeln',
  'fragile.kind.unstack': 'Obere abkippen',
  'fragile.kind.turn': 'Umdrehen',
  'fragile.kind.pass': 'Weiterreichen',
  'fragile.kind.place-depot': 'Depot setzen',
  'fragile.prospects.summary': 'Bester Zug: +{n} · drohende Lieferungen: {threats}',
  'fragile.prospects.best': 'Der beste Zug liefert:',
  'fragile.prospects.nothing': 'Der beste Zug liefert nichts.',
  'fragile.prospects.pieces': 'Was jeder Arbeiter im nächsten Zug allein liefern könnte',
  'fragile.kind.edit': 'hier',
  'fragile.kind.place-docker': 'Arbeiter setzen',

  'result.depots-full': 'Alle Depots von {who} sind gefüllt.',
  'result.all-dead': 'Keine Kiste lässt sich mehr bewegen.',
  'result.all-stored': 'Alle Kisten sind eingelagert.',
  'result.quiet': 'Dreißig Runden ohne eingelagerte Kiste (unsere Regel).',
  'result.solved': 'Die Aufgabe ist gelöst.',
  'result.unsolved': 'Die Züge sind aufgebraucht, und ein Ziel ist nicht erreicht.',

  'rejection.F.all-placed': 'Es ist schon alles gesetzt.',
  'rejection.F.all-turned': 'In dieser Partie darf keine Kiste mehr umgedreht werden.',
  'rejection.F.crate-there': 'Dort steht eine Kiste.',
  'rejection.F.depot-full': 'In diesem Depot steht schon eine Kiste.',
  'rejection.F.depot-taken': 'Dort liegt schon ein Depot.',
  'rejection.F.docker-there': 'Dort steht ein Arbeiter.',
  'rejection.F.docker-to-play': 'Bevor der Zug endet, muss noch ein anderer Ihrer Arbeiter handeln.',
  'rejection.F.edge': 'Hinter dieser Kiste endet der Kai.',
  'rejection.F.enters-depot': 'Nach dem Aufbau betritt kein Arbeiter ein Depot.',
  'rejection.F.in-depot': 'Eine Kiste im Depot bleibt dort für immer.',
  'rejection.F.no-chain': 'Keine Kette von Arbeitern bringt die Kiste dorthin.',
  'rejection.F.no-crate': 'Dort ist keine Kiste.',
  'rejection.F.no-depot-square': 'Das ist keiner der zwölf Schuppen.',
  'rejection.F.no-docker': 'Dort ist kein Arbeiter.',
  'rejection.F.no-pile': 'Diese Kiste steht allein; nur von einem Stapel lässt sich die obere abkippen.',
  'rejection.F.no-points': 'Dieser Arbeiter hat keine Punkte mehr.',
  'rejection.F.no-turning': 'In einer Aufgabe werden keine Kisten umgedreht.',
  'rejection.F.no-way': 'Zu diesem Feld führt kein Weg.',
  'rejection.F.not-adjacent': 'Der Arbeiter steht nicht neben der Kiste.',
  'rejection.F.not-enough-points': 'Dafür hat dieser Arbeiter zu wenige Punkte.',
  'rejection.F.not-straight': 'Eine Kiste geht geradeaus, weg vom Arbeiter.',
  'rejection.F.not-your-depot': 'Arbeiter beginnen in Ihren eigenen Depots.',
  'rejection.F.not-yours': 'Dieser Arbeiter gehört Ihnen nicht.',
  'rejection.F.one-docker-played': 'In einer Aufgabe handelt je Zug nur ein Arbeiter.',
  'rejection.F.pile': 'Die Kisten bilden einen Stapel; kippen Sie zuerst die obere ab.',
  'rejection.F.pile-of-two': 'Ein Stapel hat nie drei Kisten.',
  'rejection.F.points-lost': 'Dieser Arbeiter verlor seine übrigen Punkte, als Ihr zweiter handelte.',
  'rejection.F.resting': 'Dieser Arbeiter war im letzten Zug dran; jetzt ist es ein anderer.',
  'rejection.F.same-square': 'Es käme dort an, wo es schon steht.',
  'rejection.F.still-placing': 'Zuerst werden alle Depots und Arbeiter gesetzt.',
  'rejection.F.three-quarters':
    'Ihre Depots müssen in drei der vier Viertel des Kais liegen; mit diesem ginge das nicht mehr.',
  'rejection.F.turned-already': 'Diese Kiste ist schon umgedreht und bleibt es.',
  'rejection.F.turned-this-turn':
    'Eine in diesem Zug umgedrehte Kiste kommt erst in Ihrem nächsten ins Depot.',
  'rejection.F.two-crates':
    'Zwei Kisten hintereinander lassen sich nicht schieben; stapeln Sie die eine auf die andere.',
  'rejection.F.two-dockers-played': 'In diesem Zug haben zwei Arbeiter gehandelt; ein dritter darf nicht.',
  'rejection.F.walk-after-walk':
    'Dieser Arbeiter ist gerade gegangen; weiter kann er von hier gehen, für einen kürzeren Weg nehmen Sie den Gang zurück.',
  'rejection.F.wall': 'Eine Wand ist im Weg.',

  'aim.fragile': 'Bringen Sie Kisten in Ihre Depots. Wer am Ende den Siegerstein hat, gewinnt.',
  'fragile.does.walk': 'geht von {from} nach {to}',
  'fragile.does.push': 'schiebt die Kiste von {over} nach {to}',
  'fragile.does.stack': 'stapelt die Kiste von {over} auf {to}',
  'fragile.does.unstack': 'kippt die obere Kiste von {over} nach {to} ab',
  'fragile.does.turn': 'dreht die Kiste auf {over} um',
  'fragile.does.pass': 'reicht die Kiste von {over} nach {to} weiter',
  'fragile.does.place-depot': 'setzt ein Depot auf {to}',
  'fragile.does.place-docker': 'setzt einen Arbeiter auf {to}',
  'fragile.marker': '{name} hat den Siegerstein.',
  'fragile.noMarker': 'Niemand hat gepunktet, also hat niemand den Siegerstein.',
  'tip.fragile.depots':
    'Aufbau: Wählen Sie nacheinander Schuppen für Ihre Depots. Sie müssen in drei der vier Viertel des Kais liegen; nahe bei den Kisten füllen sie sich am schnellsten.',
  'tip.fragile.dockers':
    'Nun Ihre Arbeiter, je einer in ein Depot. Sie gehen an der offenen Seite hinaus: Beginnen Sie nahe bei den Kisten.',
  'tip.fragile.walk':
    'In jedem Zug handeln zwei Ihrer Arbeiter nacheinander. Wählen Sie einen; die Zahlen sagen, was ein Weg kostet.',
  'tip.fragile.push':
    'Wer neben einer Kiste steht, schiebt sie geradeaus, 1 Punkt je Feld. Wählen Sie den Arbeiter, dann die Kiste.',
  'tip.fragile.pass':
    'Ein anderer Arbeiter neben der Kiste, egal welcher Farbe, kann sie nehmen und neben sich abstellen. Die ganze Kette kostet 1 Punkt.',
  'tip.fragile.turn':
    'Für 4 Punkte dreht ein Arbeiter eine Kiste um. Mit FRAGILE oben zählt sie doppelt, darf aber nicht im selben Zug ins Depot.',
  'tip.fragile.store':
    'Eine Kiste kann jetzt durch die offene Seite in Ihr Depot. Sie bleibt dort; wer zuerst punktet, nimmt den Siegerstein.',
  'tip.fragile.end':
    'Ihr Zug darf jetzt enden. Noch lässt sich alles zurücknehmen; wenn Sie zufrieden sind, beenden Sie ihn.',
  'fragile.pointsEach': 'Punkte je Arbeiter',
  'fragile.settingUp': 'Aufbau',
  'fragile.tool.move': 'Etwas versetzen',
  'fragile.tool.crate': 'Kiste; noch einmal für einen Stapel',
  'fragile.tool.turned': 'Kiste umdrehen',
  'fragile.tool.docker': 'Arbeiter {seat}',
  'fragile.tool.depot': 'Depot {seat}',
  'fragile.tool.erase': 'Feld leeren',
};

export default de;
