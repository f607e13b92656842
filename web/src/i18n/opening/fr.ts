import type en from './en';

const fr: typeof en = {
  'opening.title': 'Ouvertures',
  'opening.lead':
    'Ce qui a été joué à partir d’ici, sur ce site et par l’ordinateur contre lui-même, et la part du gain que chacun a eue en moyenne.',
  'opening.action': 'Action',
  'opening.matches': 'Parties',
  'opening.all': 'Toutes',
  'opening.none': 'Aucune partie connue n’a continué à partir d’ici.',
  'opening.notCounted': 'Pas d’ouvertures ici : avec les cartes, presque chaque position est nouvelle.',
};

export default fr;
