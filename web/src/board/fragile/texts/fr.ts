import type en from './en';

const fr: typeof en = {
  'game.fragile': 'Fragile',
  'game.about.fragile': 'Des dockers poussent, empilent et se passent des caisses jusqu’à leurs dépôts.',
  'game.facts.fragile': '2 à 4 joueurs · 30 à 45 minutes · ni hasard ni secret',
  'game.picture.fragile': 'Une partie de Fragile en cours',

  'variant.standard': 'Standard',
  'variant.straws': 'Courte paille',
  'variant.about.standard':
    'Chacun son tour, comme imprimé. La fin après des manches calmes est notre ajout.',
  'variant.about.straws': 'Avant chaque manche, des pailles décident de l’ordre. À trois ou quatre.',

  'option.last-turn': 'Derniers tours, quand tous les dépôts d’un joueur sont pleins',
  'option.last-turn.others': 'Tous les autres ont encore un dernier tour (selon la feuille de résumé)',
  'option.last-turn.all': 'Tous ont encore un dernier tour (selon le livret)',
  'option.quiet-end': 'Fin après 30 manches sans caisse rangée (notre règle)',
  'option.quiet-end.30': 'Oui',
  'option.quiet-end.off': 'Non',

  'bot.fragile.1': 'Garçon de courses',
  'bot.fragile.2': 'Porteur',
  'bot.fragile.3': 'Arrimeur',
  'bot.fragile.4': 'Contremaître',
  'bot.fragile.5': 'Maître de port',

  'fragile.kind.walk': 'Marcher',
  'fragile.kind.push': 'Pousser',
  'fragile.kind.stack': 'Empiler',
  'fragile.kind.unstack': 'Faire basculer la caisse du haut',
  'fragile.kind.turn': 'Retourner',
  'fragile.kind.pass': 'Passer de main en main',
  'fragile.kind.place-depot': 'Placer un dépôt',
  'fragile.prospects.summary': 'Meilleur tour : +{n} · livraisons menacées : {threats}',
  'fragile.prospects.best': 'Le meilleur tour livre :',
  'fragile.prospects.nothing': 'Le meilleur tour ne livre rien.',
  'fragile.prospects.pieces': 'Ce que chaque docker pourrait livrer seul à son prochain tour',
  'fragile.kind.edit': 'ici',
  'fragile.kind.place-docker': 'Placer un docker',

  'result.depots-full': 'Tous les dépôts de {who} sont remplis.',
  'result.all-dead': 'Plus aucune caisse ne peut bouger.',
  'result.all-stored': 'Toutes les caisses sont rangées.',
  'result.quiet': 'Trente manches sans caisse rangée (notre règle).',
  'result.solved': 'Le problème est résolu.',
  'result.unsolved': 'Les tours sont épuisés et un objectif n’est pas atteint.',

  'rejection.F.all-placed': 'Tout est déjà placé.',
  'rejection.F.all-turned': 'On ne peut plus retourner de caisse dans cette partie.',
  'rejection.F.crate-there': 'Une caisse s’y trouve.',
  'rejection.F.depot-full': 'Ce dépôt contient déjà une caisse.',
  'rejection.F.depot-taken': 'Un dépôt y est déjà placé.',
  'rejection.F.docker-there': 'Un docker s’y trouve.',
  'rejection.F.docker-to-play': 'Un autre de vos dockers doit agir avant la fin du tour.',
  'rejection.F.edge': 'Derrière cette caisse, le quai s’arrête.',
  'rejection.F.enters-depot': 'Aucun docker n’entre dans un dépôt après la mise en place.',
  'rejection.F.in-depot': 'Une caisse dans un dépôt y reste pour de bon.',
  'rejection.F.no-chain': 'Aucune chaîne de dockers n’y amène la caisse.',
  'rejection.F.no-crate': 'Il n’y a là aucune caisse.',
  'rejection.F.no-depot-square': 'Ce n’est pas l’un des douze hangars.',
  'rejection.F.no-docker': 'Il n’y a là aucun docker.',
  'rejection.F.no-pile': 'Cette caisse est seule ; on ne fait basculer que le haut d’une pile.',
  'rejection.F.no-points': 'Ce docker n’a plus de points.',
  'rejection.F.no-turning': 'On ne retourne pas de caisse dans un problème.',
  'rejection.F.no-way': 'Aucun chemin ne mène à cette case.',
  'rejection.F.not-adjacent': 'Le docker n’est pas à côté de la caisse.',
  'rejection.F.not-enough-points': 'Il reste trop peu de points à ce docker pour cela.',
  'rejection.F.not-straight': 'Une caisse va tout droit, en s’éloignant du docker.',
  'rejection.F.not-your-depot': 'Les dockers commencent dans vos propres dépôts.',
  'rejection.F.not-yours': 'Ce docker n’est pas à vous.',
  'rejection.F.one-docker-played': 'Un seul docker joue par tour dans un problème.',
  'rejection.F.pile': 'Les caisses forment une pile ; faites d’abord basculer celle du haut.',
  'rejection.F.pile-of-two': 'Une pile n’a jamais trois caisses.',
  'rejection.F.points-lost': 'Ce docker a perdu ses derniers points quand votre second docker a agi.',
  'rejection.F.resting': 'Ce docker a joué le tour précédent ; c’est à un autre.',
  'rejection.F.same-square': 'Cela reviendrait à son point de départ.',
  'rejection.F.still-placing': 'On place d’abord tous les dépôts et tous les dockers.',
  'rejection.F.three-quarters':
    'Vos dépôts doivent toucher trois quartiers du quai ; avec celui-ci, ce serait impossible.',
  'rejection.F.turned-already': 'Cette caisse est déjà retournée et le reste.',
  'rejection.F.turned-this-turn':
    'Une caisse retournée pendant ce tour ne se range pas avant votre prochain tour.',
  'rejection.F.two-crates': 'On ne pousse pas deux caisses à la fois ; empilez plutôt l’une sur l’autre.',
  'rejection.F.two-dockers-played': 'Deux dockers ont joué pendant ce tour ; pas de troisième.',
  'rejection.F.walk-after-walk':
    'Ce docker vient de marcher ; il peut aller plus loin d’ici, mais pour aller moins loin, annulez d’abord.',
  'rejection.F.wall': 'Un mur barre le passage.',

  'aim.fragile': 'Remplissez vos dépôts de caisses. Le détenteur du marqueur à la fin gagne.',
  'fragile.does.walk': 'marche de {from} à {to}',
  'fragile.does.push': 'pousse la caisse de {over} à {to}',
  'fragile.does.stack': 'empile la caisse de {over} sur {to}',
  'fragile.does.unstack': 'fait basculer la caisse du haut de {over} en {to}',
  'fragile.does.turn': 'retourne la caisse en {over}',
  'fragile.does.pass': 'passe la caisse de {over} à {to}',
  'fragile.does.place-depot': 'place un dépôt en {to}',
  'fragile.does.place-docker': 'place un docker en {to}',
  'fragile.marker': '{name} détient le marqueur du vainqueur.',
  'fragile.noMarker': 'Personne n’a marqué, donc personne ne détient le marqueur.',
  'tip.fragile.depots':
    'Mise en place : choisissez un à un les hangars de vos dépôts, dans trois quartiers du quai. Près des caisses, ils se remplissent plus vite.',
  'tip.fragile.dockers':
    'À présent vos dockers, un par dépôt. Ils sortent par le côté ouvert : commencez près des caisses.',
  'tip.fragile.walk':
    'À chaque tour, deux de vos dockers agissent l’un après l’autre. Choisissez-en un ; les chiffres indiquent le coût d’une marche.',
  'tip.fragile.push':
    'Un docker à côté d’une caisse la pousse tout droit, 1 point par case. Choisissez le docker, puis la caisse.',
  'tip.fragile.pass':
    'Un autre docker à côté de la caisse, de n’importe quelle couleur, peut la prendre et la poser près de lui. Toute la chaîne coûte 1 point.',
  'tip.fragile.turn':
    'Pour 4 points, un docker retourne une caisse. FRAGILE visible, elle compte double, mais pas dans un dépôt le même tour.',
  'tip.fragile.store':
    'Une caisse peut entrer dans votre dépôt par le côté ouvert. Elle y reste, et le premier à marquer prend le marqueur.',
  'tip.fragile.end':
    'Deux dockers ont agi. Vous pouvez encore tout annuler ; si cela vous convient, terminez le tour.',
  'fragile.pointsEach': 'Points par docker',
  'fragile.settingUp': 'Mise en place',
  'fragile.tool.move': 'Déplacer une pièce',
  'fragile.tool.crate': 'Caisse ; encore pour une pile',
  'fragile.tool.turned': 'Retourner une caisse',
  'fragile.tool.docker': 'Docker {seat}',
  'fragile.tool.depot': 'Dépôt {seat}',
  'fragile.tool.erase': 'Vider une case',
};

export default fr;
