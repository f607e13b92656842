import type en from './en';

const de: typeof en = {
  'game.arcanor': 'Arcanor',
  'game.about.arcanor': 'Holzringe verschlucken einander unterwegs.',
  'game.facts.arcanor': '2 Personen · 15 Minuten · ohne Zufall; gedruckt: Gedächtnis',
  'game.picture.arcanor': 'Eine laufende Partie Arcanor',
  'game.printed.arcanor': 'Dieser Tisch zeigt, was innen ist; das gedruckte Spiel verbirgt es.',
  'game.printed.play.arcanor': 'Aus dem Gedächtnis, wie gedruckt',

  'variant.memory': 'Wie gedruckt (Gedächtnis)',
  'variant.open': 'Offener Tisch',
  'variant.about.open':
    'Was die Ringe enthalten, ist immer zu sehen. Im gedruckten Spiel gibt es das nicht: eine Variante von uns, zum Lernen.',
  'variant.about.memory':
    'Das gedruckte Spiel. Die Deckel sind zu: Merken Sie sich, wer wen verschluckt hat, oder sehen Sie vor aller Augen nach.',

  'option.release': 'Ein Stein darf beim Wegziehen auch Gefangene freigeben (die Quellen sind sich uneins)',
  'option.release.own': 'Nur eigene',
  'option.release.any': 'Alle',

  'bot.arcanor.1': 'Bauer',
  'bot.arcanor.2': 'Page',
  'bot.arcanor.3': 'Knappe',
  'bot.arcanor.4': 'Ritter',
  'bot.arcanor.5': 'Arcanor',
  'bot.arcanor.style.1': 'Marschiert voran und sieht nicht, wer am Wegrand wartet.',
  'bot.arcanor.style.2': 'Jagt: nimmt lieber einen Gefangenen als einen Schritt nach vorn.',
  'bot.arcanor.style.3': 'Stellt sich Ihnen in den Weg und schaut fünf Züge voraus.',
  'bot.arcanor.style.4': 'Ohne Vorlieben: beurteilt die Stellung aus langer Erfahrung.',
  'bot.arcanor.style.5': 'Der Stärkste: denkt, solange er darf.',

  'arcanor.kind.move': 'Alles bewegen',
  'arcanor.kind.release': 'Nur den äußeren Stein',
  'arcanor.kind.capture': 'Schlagen',
  'arcanor.kind.capture-leaving': 'Schlagen, Ladung bleibt',
  'arcanor.kind.peek': 'Anheben (beide sehen es)',
  'arcanor.kind.pass': 'Passen',

  'arcanor.hollow': 'innen leer',
  'arcanor.left': 'Auf {square} bleibt zurück: {stack}.',
  'arcanor.nothing-left': 'Er enthielt nichts.',
  'arcanor.seen': 'Unter dem Deckel von {square}: {stack}.',
  'arcanor.put-back':
    'Zurückgestellt, denn das darf nicht stehen bleiben. Unter dem Deckel von {square}: {stack}.',

  'result.twelve-points': '{name} zeigt {n} Punkte auf der Zielreihe.',
  'result.no-moves': 'Niemand kann mehr ziehen: Die Punkte auf den Zielreihen entscheiden.',
  'result.repetition': 'Dieselbe Stellung zum dritten Mal.',
  'result.hundred-moves': 'Je hundert Züge ohne Fortschritt.',

  'rejection.A.already-lifted': 'Dort haben Sie in diesem Zug schon hineingesehen.',
  'rejection.A.can-move': 'Sie können ziehen, also dürfen Sie nicht passen.',
  'rejection.A.closed-table': 'An diesem Tisch sagt ein Schlag nicht, was er zurücklässt.',
  'rejection.A.enemy-load': 'Ein Gefangener bleibt nur bei einem Schlag zurück.',
  'rejection.A.holds-nothing': 'Dieser Stein enthält nichts.',
  'rejection.A.loaded': 'Ein Stein schlägt nicht mit seiner Ladung; lassen Sie sie zurück.',
  'rejection.A.locked': 'Dieser Stein hat seine Zielreihe erreicht und bleibt dort.',
  'rejection.A.no-piece': 'Dort ist kein Stein.',
  'rejection.A.not-adjacent': 'Ein Stein zieht ein Feld weit, in jede Richtung.',
  'rejection.A.not-yours': 'Dieser Stapel gehört der anderen Seite.',
  'rejection.A.nothing-to-capture': 'Dort ist nichts zu schlagen.',
  'rejection.A.occupied': 'Dort steht ein Gegner.',
  'rejection.A.open-table': 'An diesem Tisch ist alles offen; Nachsehen ist unnötig.',
  'rejection.A.out-of-reach': 'Dieser Stein hat seine Zielreihe erreicht und ist dort sicher.',
  'rejection.A.own-piece': 'Dort steht Ihr eigener Stein.',
  'rejection.A.wrong-size':
    'Ein Stein schlägt nur die nächste Größe: eine 1 die 2, eine 2 die 3, eine 3 die 4.',

  'aim.arcanor': 'Zeigen Sie vor der anderen Seite zwölf Punkte auf der fernen Reihe.',
  'arcanor.does.move': 'zieht von {from} nach {to}',
  'arcanor.does.release': 'zieht den äußeren Stein von {from} nach {to}',
  'arcanor.does.capture': 'schlägt von {from} aus auf {to}',
  'arcanor.does.capture-leaving': 'schlägt auf {to}, die Ladung bleibt auf {from}',
  'arcanor.does.peek': 'hebt den Stein auf {from} an',
  'arcanor.does.pass': 'passt',
  'tip.arcanor.move':
    'Wählen Sie einen Stein, dann ein Feld daneben, in jeder Richtung. Er nimmt mit, was er enthält.',
  'tip.arcanor.near': 'Achten Sie auf die Zielreihe der anderen Seite: Bei zwölf Punkten ist sofort Schluss.',
  'tip.arcanor.capture':
    'Sie können schlagen: Ein leerer Stein bedeckt einen Gegner, der eine Größe kleiner ist. 1 schlägt 2, 2 schlägt 3, 3 schlägt 4.',
  'tip.arcanor.row':
    'Auf der Zielreihe bleibt ein Stein für immer, und nur der äußere zählt. Erst trennen, dann können beide punkten.',
  'tip.arcanor.release':
    'Der äußere Stein kann auch allein gehen: Feld wählen, dann „Nur den äußeren Stein“. Was er enthielt, bleibt stehen.',
  'tip.arcanor.lids':
    'Hier sind die Deckel zu: Merken Sie sich, wer wen enthält. Einen eigenen Stein dürfen Sie anheben, aber beide sehen es.',
  'tip.arcanor.small':
    'Kleine Steine sind am meisten wert: Eine 4 zeigt vier Punkte auf der Zielreihe, eine 1 nur einen.',
  'arcanor.kind.edit': 'hier',
  'arcanor.tool.move': 'Stapel versetzen',
  'arcanor.tool.erase': 'Äußeren Stein wegnehmen',
};

export default de;
