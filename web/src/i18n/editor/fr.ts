import type en from './en';

const fr: typeof en = {
  'position.title': 'Composer une position',
  'position.game': 'Jeu',
  'position.variant': 'Variante',
  'position.seats': 'Places',
  'position.onTurn': 'Au trait',
  'position.allowed': 'Cette position peut se jouer.',
  'position.restart': 'Recommencer',
  'position.text': 'Position en texte',
  'position.unknown': 'Ce n’est pas une position d’un jeu que l’on puisse composer ici.',
};
export default fr;
