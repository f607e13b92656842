import type en from './en';

const de: typeof en = {
  'opening.title': 'Eröffnungen',
  'opening.lead':
    'Was von hier aus gespielt wurde, auf dieser Seite und vom Computer gegen sich selbst, und wie viel vom Sieg jeder im Mittel bekam.',
  'opening.action': 'Aktion',
  'opening.matches': 'Partien',
  'opening.all': 'Alle',
  'opening.none': 'Keine Partie, die wir kennen, ging von hier aus weiter.',
  'opening.notCounted': 'Hier gibt es keine Eröffnungen: Durch die Karten ist fast jede Stellung neu.',
};

export default de;
