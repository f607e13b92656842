import type en from './en';

const fr: typeof en = {
  'problems.title': 'Problèmes',
  'problems.lead':
    'Amenez la caisse marquée dans son dépôt dans le nombre de tours donné. Un docker par tour, jamais le même deux fois de suite.',
  'problems.number': 'Problème {n}',
  'problems.turns': '{n} tour|{n} tours',
  'problems.published': 'Les problèmes publiés',
  'problems.grade': 'Degré {n}',
  'problems.count': '{n} sur {all} résolus',
  'problems.perfect': 'le mieux possible',
  'problems.solvedIn': '{n} tour, {points} points|{n} tours, {points} points',
  'problems.shared': 'Un problème pour vous',
  'problems.goal': 'Amenez {goals}.',
  'problems.noEngine': 'Ce navigateur ne peut pas faire tourner le moteur ; un plus récent le peut.',
  'problems.solved': 'Résolu en {n} tour et {points} points|Résolu en {n} tours et {points} points',
  'problems.isBest': 'On ne peut pas faire mieux : c’est prouvé.',
  'problems.best':
    'C’est possible en {n} tour et {points} points.|C’est possible en {n} tours et {points} points.',
  'problems.failed': 'Plus de tours. Annulez, ou recommencez.',
  'problems.restart': 'Recommencer',
  'problems.watch': 'Voir une meilleure solution',
  'problems.change': 'Le modifier',
  'problems.next': 'Problème suivant',
  'prove.begin': 'Faire résoudre',
  'prove.stop': 'Arrêter',
  'prove.searching':
    'Recherche de solutions en {n} tour : tour {turn}|Recherche de solutions en {n} tours : tour {turn}',
  'prove.ways':
    'Prouvé : il y a {n} façon de faire, et aucune n’est meilleure.|Prouvé : il y a {n} façons de faire, et aucune n’est meilleure.',
  'prove.unsolvable': 'Prouvé : c’est impossible en {n} tour.|Prouvé : c’est impossible en {n} tours.',
  'prove.tooLarge':
    'Trop grand pour être prouvé ici : trop de positions en {n} tour. Moins de tours ou moins de caisses libres aident.|Trop grand pour être prouvé ici : trop de positions en {n} tours. Moins de tours ou moins de caisses libres aident.',
  'watch.step': 'Étape {n} sur {all}',
  'watch.back': 'Reculer',
  'watch.forth': 'Avancer',
  'watch.roll': 'Lire',
  'watch.pause': 'Pause',
  'watch.leave': 'Essayer moi-même',
  'editor.title': 'Composer un problème',
  'editor.tool': 'Que placer',
  'editor.crate': 'Caisse ; encore pour une pile',
  'editor.docker': 'Mon docker',
  'editor.other': 'Docker de personne',
  'editor.goal': 'But : une caisse, puis son dépôt',
  'editor.erase': 'Vider une case',
  'editor.goalCrate': 'Touchez la caisse.',
  'editor.goalDepot': 'Touchez maintenant le dépôt pour {crate}.',
  'editor.turns': 'Tours',
  'editor.playable': 'Cela peut se jouer.',
  'editor.try': 'Essayer',
  'editor.share': 'Copier le lien',
  'editor.clear': 'Tout vider',
};

export default fr;
