import type en from './en';

const fr: typeof en = {
  'game.arcanor': 'Arcanor',
  'game.about.arcanor': 'Des anneaux de bois s’avalent pour passer en face.',
  'game.facts.arcanor': '2 joueurs · 15 minutes · sans hasard ; imprimé, de mémoire',
  'game.picture.arcanor': 'Une partie d’Arcanor en cours',
  'game.printed.arcanor': 'Cette table montre ce qui est dedans ; le jeu imprimé le cache.',
  'game.printed.play.arcanor': 'De mémoire, comme imprimé',

  'variant.memory': 'Comme imprimé (mémoire)',
  'variant.open': 'Table ouverte',
  'variant.about.open':
    'Le contenu des pièces est toujours visible. Absent du jeu imprimé : c’est notre variante, pour apprendre.',
  'variant.about.memory':
    'Le jeu imprimé. Les couvercles sont fermés : souvenez-vous de qui a avalé qui, ou soulevez devant tout le monde.',

  'option.release':
    'Une pièce peut aussi libérer des captives en s’écartant (les descriptions du jeu diffèrent)',
  'option.release.own': 'Seulement les siennes',
  'option.release.any': 'Toutes',

  'bot.arcanor.1': 'Pion',
  'bot.arcanor.2': 'Page',
  'bot.arcanor.3': 'Écuyer',
  'bot.arcanor.4': 'Chevalier',
  'bot.arcanor.5': 'Arcanor',
  'bot.arcanor.style.1': 'Marche droit devant et ne voit pas qui guette au bord du chemin.',
  'bot.arcanor.style.2': 'Chasse : préfère un prisonnier à un pas en avant.',
  'bot.arcanor.style.3': 'Se met en travers de votre route et voit cinq coups d’avance.',
  'bot.arcanor.style.4': 'Sans préférence : juge la position d’après une longue expérience.',
  'bot.arcanor.style.5': 'Le plus fort : réfléchit aussi longtemps qu’il le peut.',

  'arcanor.kind.move': 'Déplacer le tout',
  'arcanor.kind.release': 'Seulement la pièce extérieure',
  'arcanor.kind.capture': 'Capturer',
  'arcanor.kind.capture-leaving': 'Capturer en laissant la charge',
  'arcanor.kind.peek': 'Soulever (les deux voient)',
  'arcanor.kind.pass': 'Passer',

  'arcanor.hollow': 'vide à l’intérieur',
  'arcanor.left': 'Reste sur {square} : {stack}.',
  'arcanor.nothing-left': 'Elle ne contenait rien.',
  'arcanor.seen': 'Sous le couvercle de {square} : {stack}.',
  'arcanor.put-back':
    'Remise en place, car cela ne peut pas rester. Sous le couvercle de {square} : {stack}.',

  'result.twelve-points': '{name} montre {n} points sur la rangée gagnante.',
  'result.no-moves': 'Personne ne peut plus bouger : les points des rangées gagnantes décident.',
  'result.repetition': 'La même position pour la troisième fois.',
  'result.hundred-moves': 'Cent coups chacun sans progrès.',

  'rejection.A.already-lifted': 'Vous y avez déjà regardé pendant ce tour.',
  'rejection.A.can-move': 'Vous pouvez jouer : vous ne pouvez pas passer.',
  'rejection.A.closed-table': 'À cette table, une capture ne dit pas ce qu’elle laisse.',
  'rejection.A.enemy-load': 'Un captif ne se laisse derrière soi que par une capture.',
  'rejection.A.holds-nothing': 'Cette pièce ne contient rien.',
  'rejection.A.loaded': 'Une pièce ne capture pas avec son contenu ; laissez-le sur place.',
  'rejection.A.locked': 'Cette pièce a atteint sa rangée gagnante et y reste.',
  'rejection.A.no-piece': 'Il n’y a là aucune pièce.',
  'rejection.A.not-adjacent': 'Une pièce se déplace d’une case, dans toutes les directions.',
  'rejection.A.not-yours': 'Cette pile est à l’autre camp.',
  'rejection.A.nothing-to-capture': 'Il n’y a là rien à capturer.',
  'rejection.A.occupied': 'Un adversaire s’y trouve.',
  'rejection.A.open-table': 'Tout est visible à cette table ; inutile de regarder.',
  'rejection.A.out-of-reach': 'Cette pièce a atteint sa rangée gagnante et y est à l’abri.',
  'rejection.A.own-piece': 'Votre propre pièce s’y trouve.',
  'rejection.A.wrong-size':
    'Une pièce ne capture que la taille suivante : un 1 prend un 2, un 2 prend un 3, un 3 prend un 4.',

  'aim.arcanor': 'Montrez douze points sur la rangée d’en face avant l’autre camp.',
  'arcanor.does.move': 'va de {from} à {to}',
  'arcanor.does.release': 'sort la pièce extérieure de {from} en {to}',
  'arcanor.does.capture': 'capture en {to} depuis {from}',
  'arcanor.does.capture-leaving': 'capture en {to} et laisse la charge en {from}',
  'arcanor.does.peek': 'soulève la pièce en {from}',
  'arcanor.does.pass': 'passe',
  'tip.arcanor.move':
    'Choisissez une pièce, puis une case voisine, dans toutes les directions. Elle emporte ce qu’elle contient.',
  'tip.arcanor.near': 'Surveillez la rangée gagnante adverse : à douze points, la partie s’arrête aussitôt.',
  'tip.arcanor.capture':
    'Vous pouvez capturer : une pièce vide couvre un adversaire d’une taille de moins. 1 prend 2, 2 prend 3, 3 prend 4.',
  'tip.arcanor.row':
    'Sur la rangée d’en face, une pièce reste pour de bon et seule l’extérieure compte. Séparez-les avant : les deux marqueront.',
  'tip.arcanor.release':
    'La pièce extérieure peut aussi partir seule : choisissez une case, puis « Seulement la pièce extérieure ». Le reste demeure.',
  'tip.arcanor.lids':
    'Ici, les couvercles sont fermés : retenez qui contient quoi. Vous pouvez soulever une de vos pièces, mais les deux voient.',
  'tip.arcanor.small':
    'Les petites pièces valent le plus : un 4 montre quatre points sur la rangée d’en face, un 1 un seul.',
  'arcanor.kind.edit': 'ici',
  'arcanor.tool.move': 'Déplacer une pile',
  'arcanor.tool.erase': 'Ôter la pièce extérieure',
};

export default fr;
