import type en from './en';

const de: typeof en = {
  'position.title': 'Stellung aufbauen',
  'position.game': 'Spiel',
  'position.variant': 'Variante',
  'position.seats': 'Plätze',
  'position.onTurn': 'Am Zug',
  'position.allowed': 'Diese Stellung lässt sich spielen.',
  'position.restart': 'Neu beginnen',
  'position.text': 'Stellung als Text',
  'position.unknown': 'Das ist keine Stellung eines Spiels, das sich hier aufbauen lässt.',
};
export default de;
