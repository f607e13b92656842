import type { Lesson } from '../../../learn/lessons';

const fr: Lesson = {
  by: 'Leo Colovini, Winning Moves 2000, Ravensburger',
  goal: 'Amenez tous vos pirates dans la barque avant les autres.',
  steps: [
    {
      id: 'cartagena-forward',
      ask: 'Prenez un pirate de la case 3 et jouez votre lanterne.',
      done: 'Une carte mène un pirate à la prochaine case libre qui porte son symbole.',
    },
    {
      id: 'cartagena-jump',
      ask: 'Deux lanternes devant sont occupées. Jouez encore votre lanterne avec un pirate de la case 3.',
      done: 'Les cases occupées sont sautées. Plus le chemin est encombré, plus une carte mène loin.',
    },
    {
      id: 'cartagena-three',
      ask: 'Trois lanternes en un tour : deux ont mené des pirates en 6 et 11. Jouez la troisième avec le pirate de la case 3.',
      done: 'Chaque pirate qui arrive allonge le saut suivant. Trois cartes pareilles font un pont.',
    },
    {
      id: 'cartagena-back',
      ask: 'On gagne des cartes en reculant : prenez le pirate en 14 et renvoyez-le là où sont deux pirates.',
      done: 'Rejoindre un pirate donne une carte, deux pirates deux cartes. Ce qui est pioché ne se reprend pas.',
    },
    {
      id: 'cartagena-pass-over',
      ask: 'Trois pirates remplissent la case 10. Reculez quand même le pirate en 14.',
      done: 'Les cases pleines ou vides sont passées ; le pirate va jusqu’à la prochaine compagnie.',
    },
    {
      id: 'cartagena-five',
      ask: 'Vous avez reculé deux fois ce tour-ci, pour trois cartes. Renvoyez un pirate de 17 en 12, où sont maintenant deux pirates.',
      done: 'Deux de plus : cinq cartes en un tour. Toute compagnie fait piocher, à qui qu’elle soit.',
    },
    {
      id: 'cartagena-boat',
      ask: 'La seule lanterne devant la case 24 est prise. Jouez votre lanterne avec ce pirate.',
      done: 'Sans case libre de ce symbole devant lui, le pirate monte dans la barque.',
    },
    {
      id: 'cartagena-free',
      ask: 'Votre pirate en 24 occupe une lanterne. Renvoyez-le en 22, où sont deux pirates.',
      done: 'Deux cartes, et la lanterne en 24 est libre : le prochain s’y arrêtera au lieu de passer.',
    },
    {
      id: 'cartagena-from-boat',
      ask: 'Plus de carte en main. Un pirate dans la barque recule comme les autres : menez-le en 28.',
      done: 'Une carte pour un pirate rejoint. Il n’a que deux cases jusqu’à la barque.',
    },
    {
      id: 'cartagena-draw',
      ask: 'Aucune carte, et personne derrière vos pirates. Piochez une carte avec le bouton.',
      done: 'À tout moment tant qu’il vous reste un coup, mais seulement si aucun n’est possible. Le tour est alors fini.',
    },
    {
      id: 'cartagena-end',
      ask: 'Un coup est joué, un autre est permis, non exigé. Gardez la clé pour plus tard et terminez le tour.',
      done: 'D’un coup jusqu’au nombre permis par la variante. Les cartes gardées sont des sauts à venir.',
    },
    {
      id: 'cartagena-win',
      ask: 'Il manque un pirate. Laquelle de vos deux cartes le ramène ?',
      done: 'Le dernier pirate est dans la barque : gagné sur-le-champ.',
    },
    {
      id: 'cartagena-row',
      ask: 'Tortuga : les mains sont ouvertes et les cartes en rangée. Reculez le pirate en 12 là où sont deux pirates.',
      done: 'Les deux premières de la rangée sont à vous, à partir de la flèche. Chacun voit la suite : prévoyez-la.',
    },
  ],
  rules: [
    {
      title: 'Chemin et cartes',
      text: [
        'Le chemin de la forteresse à la barque est fait de sections de six cases, chacune avec les six symboles dans son ordre à elle : les six sections, au jeu de base cinq des six. On les pose au hasard ou à son gré, par l’un ou l’autre bout, sur l’une ou l’autre face dans la nouvelle édition. Une case porte au plus trois pirates ; la forteresse et la barque, autant qu’on veut.',
        'Base : 30 cases, quatre pirates, deux coups par tour. Avancé : 36 cases, cinq pirates, trois coups. Jamaïque et Tortuga, l’édition originale : 36 cases, six pirates, trois coups.',
        'La pioche a 15 cartes de chaque symbole, 17 dans l’édition originale. Le premier joueur est tiré au sort, ou choisi, et reçoit six cartes ; les autres cinq, ou six aussi dans l’édition originale.',
      ],
    },
    {
      title: 'Un tour',
      text: [
        'Jouez au moins un coup et au plus le nombre de votre édition, avec le même pirate ou avec d’autres. Puis terminez le tour. On mêle avances et reculs à volonté.',
      ],
      figure: 'cartagena-forward',
    },
    {
      title: 'Avancer',
      text: [
        'Jouez une carte : un de vos pirates court à la première case de ce symbole où personne ne se tient. S’il n’y en a pas, il monte dans la barque.',
      ],
      figure: 'cartagena-jump',
    },
    {
      title: 'Reculer',
      text: [
        'Sans carte, un de vos pirates recule jusqu’à la case la plus proche où se tiennent un ou deux pirates de n’importe quelle couleur, et vous piochez autant de cartes. Les cases vides ou pleines ne comptent pas, et nul ne retourne à la forteresse. Même un pirate dans la barque peut reculer.',
        'Sans carte et sans pirate qui puisse reculer, vous pouvez piocher une carte tant qu’il vous reste un coup, et le tour est fini. Après un coup, vous pouvez aussi terminer le tour sans elle.',
      ],
      figure: 'cartagena-back',
    },
    {
      title: 'Caché et ouvert',
      text: [
        'Les mains sont cachées, seul leur nombre est connu. À Tortuga toutes les mains sont ouvertes, ainsi que les douze prochaines cartes, piochées dans l’ordre. Quand la rangée est vide, on en pose douze autres, même au milieu d’une pioche de deux.',
        'Quand la pioche est vide, on mélange les cartes jouées pour en faire une autre.',
      ],
    },
    {
      title: 'La fin',
      text: ['Le premier qui fait monter son dernier pirate dans la barque gagne aussitôt.'],
      figure: 'cartagena-win',
    },
    {
      title: 'Ce qui est de nous',
      text: [
        'L’ordre des symboles sur les sections est le nôtre ; de l’original, on ne connaît qu’un bout. Reculer depuis la barque, jamais jusqu’à la forteresse, et la carte offerte à un joueur bloqué sont imprimés pour la nouvelle édition ; nous les jouons dans les deux. Après 200 manches, le nombre de pirates dans la barque décide, puis les cases parcourues, pour que toute partie se termine.',
        'Les pendules et l’abandon sont de cette table, pas du jeu imprimé.',
      ],
    },
  ],
};

export default fr;
