import type { Lesson } from '../../../learn/lessons';

const de: Lesson = {
  by: 'Leo Colovini, Winning Moves 2000, Ravensburger',
  goal: 'Bringen Sie alle Ihre Piraten vor den anderen den Weg entlang ins Boot.',
  steps: [
    {
      id: 'cartagena-forward',
      ask: 'Nehmen Sie einen Piraten auf Feld 3 und spielen Sie die Laterne.',
      done: 'Eine Karte bringt einen Piraten auf das nächste freie Feld mit ihrem Symbol.',
    },
    {
      id: 'cartagena-jump',
      ask: 'Zwei Laternen voraus sind jetzt besetzt. Spielen Sie wieder die Laterne mit einem Piraten auf Feld 3.',
      done: 'Besetzte Felder werden übersprungen. Je voller der Weg, desto weiter trägt eine Karte.',
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
      done: 'Gibt es voraus kein freies Feld mit dem Symbol, steigt der Pirat ins Boot.',
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
      done: 'Jederzeit, solange Sie noch eine Bewegung haben, aber nur wenn keine möglich ist. Damit ist der Zug zu Ende.',
    },
    {
      id: 'cartagena-end',
      ask: 'Eine Bewegung ist getan, eine weitere erlaubt, nicht verlangt. Behalten Sie den Schlüssel und beenden Sie den Zug.',
      done: 'Von einer Bewegung bis so vielen, wie die Variante erlaubt. Behaltene Karten sind Sprünge für später.',
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
      title: 'Weg und Karten',
      text: [
        'Der Weg von der Festung zum Boot besteht aus Abschnitten mit sechs Feldern, jeder mit allen sechs Symbolen in eigener Folge: aus allen sechs, im Grundspiel aus fünf der sechs. Sie werden zufällig oder nach Wunsch gelegt, jedes Ende voran, in der neuen Ausgabe jede Seite oben. Ein Feld fasst höchstens drei Piraten; Festung und Boot beliebig viele.',
        'Grundspiel: 30 Felder, je vier Piraten, zwei Bewegungen je Zug. Fortgeschritten: 36 Felder, fünf Piraten, drei Bewegungen. Jamaika und Tortuga, die ursprüngliche Ausgabe: 36 Felder, sechs Piraten, drei Bewegungen.',
        'Der Stapel hat 15 Karten jedes Symbols, in der ursprünglichen Ausgabe 17. Wer beginnt, wird gelost oder gewählt und bekommt sechs Karten; die anderen fünf, in der ursprünglichen Ausgabe auch sechs.',
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
        'Spielen Sie eine Karte: Einer Ihrer Piraten läuft zum ersten Feld mit diesem Symbol, auf dem niemand steht. Gibt es keines, steigt er ins Boot.',
      ],
      figure: 'cartagena-jump',
    },
    {
      title: 'Zurück',
      text: [
        'Ohne Karte geht einer Ihrer Piraten zurück auf das nächste Feld hinter ihm mit einem oder zwei Piraten gleich welcher Farbe, und Sie ziehen ebenso viele Karten. Leere und volle Felder zählen nicht, und niemand geht in die Festung zurück. Auch ein Pirat im Boot darf zurückgehen.',
        'Ohne Karte und ohne Piraten, der zurückgehen könnte, dürfen Sie eine Karte ziehen, solange eine Bewegung übrig ist, und der Zug ist vorbei. Nach einer Bewegung dürfen Sie ihn auch ohne sie beenden.',
      ],
      figure: 'cartagena-back',
    },
    {
      title: 'Verdeckt und offen',
      text: [
        'Die Karten sind verdeckt, nur ihre Zahl ist bekannt. Bei Tortuga liegen alle offen, ebenso die nächsten zwölf, die der Reihe nach gezogen werden. Ist die Reihe leer, werden zwölf neue gelegt, auch mitten im Ziehen zweier Karten.',
        'Ist der Stapel leer, werden die gespielten Karten zu einem neuen gemischt.',
      ],
    },
    {
      title: 'Das Ende',
      text: ['Wer den letzten Piraten ins Boot bringt, gewinnt sofort.'],
      figure: 'cartagena-win',
    },
    {
      title: 'Was von uns ist',
      text: [
        'Die Folge der Symbole auf den Abschnitten ist unsere eigene; vom Original ist nur ein Stück bekannt. Das Zurückgehen aus dem Boot, nie in die Festung, und die Karte für alle, die nicht ziehen können, sind für die neue Ausgabe gedruckt; wir spielen sie in beiden. Nach 200 Runden entscheiden die meisten Piraten im Boot, dann die zurückgelegten Felder, damit jede Partie endet.',
        'Uhren und Aufgeben gehören zu diesem Tisch, nicht zum gedruckten Spiel.',
      ],
    },
  ],
};

export default de;
