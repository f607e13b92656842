import type { Lesson } from '../../../learn/lessons';

const de: Lesson = {
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
      ask: 'Das gedruckte Spiel wird mit geschlossenen Deckeln gespielt. Nehmen Sie Ihren Stein auf d3 und sehen Sie nach.',
      done: 'Das ist kein Zug, aber beide sehen es, und es steht in der Mitschrift.',
    },
    {
      id: 'arcanor-lift',
      ask: 'Am Gedächtnistisch darf jeder Stein, der etwas enthalten könnte, abgehoben werden, was auch immer innen ist. Heben Sie den äußeren Stein von d3 auf ein leeres Feld.',
      done: 'Er enthielt eine feindliche 2, und die darf nicht stehen bleiben: Sie stellen ihn zurück, beide haben es gesehen, und Sie sind weiter am Zug. Ein leerer Stein hätte einfach gezogen; ein eigener stünde jetzt dort.',
    },
  ],
  rules: [
    {
      title: 'Brett und Steine',
      text: [
        'Acht Spalten, sieben Reihen. Jede Seite hat drei Steine von jeder der vier Größen: Der größte, Größe 1, zählt einen Punkt, der kleinste, Größe 4, vier. Ein Stein kann den nächstkleineren enthalten und der wieder den nächsten.',
        'Am Anfang enthält jede 1 eine 2 und jede 3 eine 4, auf der eigenen Grundreihe. Von der eigenen linken Seite aus: 1, 3, leer, 1, 3, leer, 1, 3. Die Grundreihe der anderen Seite ist Ihre Zielreihe. Das Los oder Ihre Wahl bestimmt, wer beginnt.',
      ],
    },
    {
      title: 'Ziehen',
      text: [
        'Ein Zug um ein Feld in eine der acht Richtungen. Ein Stein geht mit allem Inhalt auf ein leeres Feld, oder der äußere Stein geht allein und lässt zurück, was er hielt, wenn es Ihnen gehört. Veröffentlichte Beschreibungen weichen hier ab: Mit der Option „Alle“ darf der äußere Stein auch einen gefangenen zurücklassen, der dann wieder im Spiel ist.',
      ],
      figure: 'arcanor-release',
    },
    {
      title: 'Schlagen',
      text: [
        'Ein leerer Stein schlägt einen feindlichen Stapel, dessen äußerer Stein eine Größe kleiner ist, und deckt ihn mit allem Inhalt zu. Ein beladener Stein schlägt, indem er seine Ladung stehen lässt; ein so zurückgelassener feindlicher Stein ist wieder frei. Eigene Steine schlägt man nicht.',
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
        'Alle Züge sind sichtbar und der Anfang ist bekannt, also ließe sich jeder Inhalt merken. Das gedruckte Spiel verbirgt ihn: Am Gedächtnistisch sind nur die äußeren Steine gezeichnet. Ein Freigeben oder ein Schlag deckt auf, was der Stein enthielt; ein geschlagener Stapel wird zugedeckt, ohne dass jemand hineinsieht. Sie dürfen einen eigenen Stein anheben; dann sehen beide, was direkt darunter ist, und das ist kein Zug.',
        'Nichts, was angeboten wird, verrät, was ein Stapel enthält. Ein abgehobener Stein, der leer war, hat einfach gezogen; steht darunter, was nicht bleiben darf, kommt er zurück, und Sie sind weiter am Zug. Die Mitschrift einer beendeten Partie verrät alles.',
      ],
      figure: 'arcanor-peek',
    },
    {
      title: 'Remis',
      text: [
        'Wer nicht ziehen kann, passt. Kann es niemand, entscheiden die Punkte. Dieselbe Stellung zum dritten Mal oder je hundert Züge ohne Schlagen, Freigeben oder Ankunft sind ein Remis.',
      ],
    },
    {
      title: 'Nicht gedruckt: unsere Regelungen',
      text: [
        'Das Bild der Aufstellung fehlt in unseren Quellen: Reihenfolge und Lücken stammen von einem gedruckten Blatt der ersten Ausgabe. Gedruckt ist, dass ein Stein freigegeben werden darf, um mit dem anderen zu schlagen; dass das auch für feindliche Steine gilt, ist unsere Lesart. Ob man Feinde freigeben darf, beschreiben die Quellen verschieden, daher die Option.',
        'Ebenfalls von uns: das Los für den Beginn; dass man eigene Steine nicht schlägt; das Passen, wenn kein Zug bleibt; die Punkte, wenn keine Seite ziehen kann; das Remis durch Wiederholung und nach hundert Zügen; wie man am Bildschirm abhebt; und der offene Tisch selbst.',
      ],
    },
  ],
};

export default de;
