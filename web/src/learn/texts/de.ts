import type { Words } from '../lessons';

const de: Words = {
  lead: 'Ein paar Minuten mit den Steinen in der Hand, dann alle Regeln in unseren eigenen Worten.',
  practise: 'Lernen beim Ziehen',
  rules: 'Die Regeln',
  other: 'Das ist erlaubt, aber hier geht es um etwas anderes. Noch ein Versuch.',
  again: 'Noch einmal',
  next: 'Weiter',
  finished: 'Das ist alles. Der Tisch gehört Ihnen.',
  playNow: 'Gegen den Computer spielen',
  progress: 'Schritt {n} von {all}',
};

export default de;
