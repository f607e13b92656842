import type { Words } from '../lessons';

const fr: Words = {
  lead: 'Quelques minutes les pièces en main, puis toutes les règles dans nos propres mots.',
  practise: 'Apprendre en jouant',
  rules: 'Les règles',
  other: 'C’est permis, mais ce n’est pas le but de cette étape. Essayez encore.',
  again: 'Encore une fois',
  next: 'Suivant',
  finished: 'C’est tout. La table est à vous.',
  playNow: 'Jouer contre l’ordinateur',
  progress: 'Étape {n} sur {all}',
};

export default fr;
