import type { Lesson } from '../../../learn/lessons';

const fr: Lesson = {
  by: 'Michaël Aguilar, Grand V 1994, Dujardin 1995',
  goal: 'Montrez douze points sur la rangée d’en face avant l’autre camp.',
  steps: [
    {
      id: 'arcanor-move',
      ask: 'Prenez le 1 en d3 et déplacez le tout en e4.',
      done: 'Une case dans n’importe quelle direction, avec tout ce qu’il contient.',
    },
    {
      id: 'arcanor-release',
      ask: 'Déplacez maintenant seulement la pièce extérieure : de d3 en d4, en laissant le 2.',
      done: 'Ce qui reste doit montrer une pièce à vous. Une pile en devient deux.',
    },
    {
      id: 'arcanor-capture',
      ask: 'Votre 1 vide est à côté d’un 2 qui contient un 3. Avalez-les : d3 prend e4.',
      done: 'Une pièce vide avale une pile dont la pièce extérieure a exactement une taille de moins.',
    },
    {
      id: 'arcanor-leave',
      ask: 'Ce 1 est chargé et ne peut rien avaler. Prenez e4 quand même, en laissant la charge en d3.',
      done: 'La charge reste sur place dans le même coup, et la pièce extérieure capture.',
    },
    {
      id: 'arcanor-sizes',
      ask: 'Votre 1 contient un 2, et à côté se tient un 3. Un 1 ne prend qu’un 2. Découvrez votre 2 : éloignez seulement le 1 de d3.',
      done: 'Le 2, vide, est maintenant à côté du 3 et pourra l’avaler au prochain coup.',
    },
    {
      id: 'arcanor-free',
      ask: 'Votre 1 en c5 tient un 2 ennemi. Faites-le capturer en c6.',
      done: 'Le captif reste en c5 et revient en jeu. Une capture a son prix.',
    },
    {
      id: 'arcanor-score',
      ask: 'Votre 3 contient un 4. Menez seulement le 3 sur la rangée gagnante, pour que le 4 puisse suivre.',
      done: 'Seul ce qui se voit compte : ensemble 3 points, l’un après l’autre 3 et 4.',
    },
    {
      id: 'arcanor-win',
      ask: 'Dix points se voient. Faites entrer le 2.',
      done: 'Douze points : gagné aussitôt.',
    },
    {
      id: 'arcanor-pass',
      ask: 'Toutes vos pièces sont sur la rangée gagnante et y restent. Vous ne pouvez pas jouer : passez.',
      done: 'On ne passe que dans ce cas. Si aucun des deux ne peut jouer, les points visibles décident.',
    },
    {
      id: 'arcanor-peek',
      ask: 'Le jeu imprimé se joue couvercles fermés. Prenez votre pièce en d3 et regardez dedans.',
      done: 'Ce n’est pas un coup, mais les deux voient, et c’est noté dans le déroulé.',
    },
    {
      id: 'arcanor-lift',
      ask: 'À la table de mémoire, toute pièce qui pourrait contenir quelque chose peut être soulevée, quel que soit son contenu. Portez la pièce extérieure de d3 sur une case vide.',
      done: 'Elle contenait un 2 adverse, qui ne peut pas rester : vous la remettez en place, tous deux l’ont vu, et c’est toujours à vous. Vide, elle se serait simplement déplacée ; une pièce à vous se trouverait maintenant là.',
    },
  ],
  rules: [
    {
      title: 'Plateau et pièces',
      text: [
        'Huit colonnes, sept rangées. Chaque camp a trois pièces de chacune des quatre tailles : la plus grande, taille 1, vaut un point, la plus petite, taille 4, en vaut quatre. Une pièce peut contenir celle juste plus petite, et celle-ci la suivante.',
        'Au départ chaque 1 contient un 2 et chaque 3 un 4, sur sa propre rangée. Depuis votre gauche : 1, 3, vide, 1, 3, vide, 1, 3. La rangée de départ de l’autre est votre rangée gagnante. Le hasard, ou votre choix, décide qui commence.',
      ],
    },
    {
      title: 'Se déplacer',
      text: [
        'Un coup par tour, d’une case dans l’une des huit directions. Une pièce va sur une case vide avec tout son contenu, ou la pièce extérieure part seule et laisse ce qu’elle contenait, si c’est à vous. Les descriptions publiées diffèrent : avec l’option « Toutes », la pièce extérieure peut aussi quitter une prisonnière, qui revient alors en jeu.',
      ],
      figure: 'arcanor-release',
    },
    {
      title: 'Capturer',
      text: [
        'Une pièce vide capture une pile ennemie dont la pièce extérieure a une taille de moins, et la couvre avec tout son contenu. Une pièce chargée capture en laissant sa charge sur place ; une pièce ennemie ainsi laissée est libre. On ne capture pas ses propres pièces.',
      ],
      figure: 'arcanor-capture',
    },
    {
      title: 'La rangée gagnante',
      text: [
        'Une pièce arrivée sur sa rangée gagnante y reste : elle ne bouge plus, ne capture plus, n’est plus capturée. Seule compte la pièce extérieure de chaque pile. Une pièce ennemie sur une case de cette rangée peut être capturée en y entrant.',
        'Douze points gagnent aussitôt.',
      ],
      figure: 'arcanor-win',
    },
    {
      title: 'La mémoire',
      text: [
        'Tous les coups sont visibles et le début est connu : on pourrait donc retenir tous les contenus. Le jeu imprimé les cache : à la table de mémoire, seules les pièces extérieures sont dessinées. Une libération ou une capture découvre ce que la pièce contenait ; une pile capturée est couverte sans qu’on regarde dedans. Vous pouvez soulever une de vos pièces ; tous deux voient alors la pièce juste dessous, et ce n’est pas un coup.',
        'Rien de ce qui est proposé ne dit ce qu’une pile contient. Une pièce soulevée qui était vide s’est simplement déplacée ; soulevée de ce qui ne peut pas rester, elle est remise en place et votre tour continue. Une fois la partie terminée, son déroulé dit tout.',
      ],
      figure: 'arcanor-peek',
    },
    {
      title: 'Parties nulles',
      text: [
        'Un joueur qui ne peut pas bouger passe. Si personne ne le peut, les points décident. La même position pour la troisième fois, ou cent coups chacun sans capture, libération ni arrivée : partie nulle.',
      ],
    },
    {
      title: 'Ce qui n’est pas imprimé : nos décisions',
      text: [
        'La figure de la mise en place manque dans nos sources : l’ordre et les vides viennent d’une feuille imprimée de la première édition. Il est imprimé qu’une pièce peut être libérée pour capturer avec l’autre ; que cela vaille aussi pour les pièces adverses est notre lecture. Les descriptions du jeu diffèrent sur la libération des adversaires, d’où l’option.',
        'De nous aussi : le tirage au sort de qui commence ; qu’on ne capture pas ses propres pièces ; passer quand aucun coup ne reste ; les points quand personne ne peut bouger ; la nulle par répétition et après cent coups ; la façon de soulever à l’écran ; et la table ouverte elle-même.',
      ],
    },
  ],
};

export default fr;
