import type { Words } from '../lessons';

const de: Words = {
  lead: 'Ein paar Minuten mit den Steinen in der Hand, dann die ganzen Regeln in unseren Worten.',
  practise: 'Lernen beim Ziehen',
  rules: 'Die Regeln',
  other: 'Das ist erlaubt, aber hier geht es um etwas anderes. Noch ein Versuch.',
  again: 'Noch einmal',
  next: 'Weiter',
  finished: 'Das war alles. Der Tisch gehört Ihnen.',
  playNow: 'Gegen den Computer spielen',
  progress: 'Schritt {n} von {all}',
};

export default de;
