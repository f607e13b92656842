import type { Texts } from '../lessons';

const fr: Texts = {
  words: {
    lead: 'Quelques minutes les pièces en main, puis toutes les règles avec nos mots.',
    practise: 'Apprendre en jouant',
    rules: 'Les règles',
    other: 'C’est permis, mais ce n’est pas le sujet de ce pas. Essayez encore.',
    again: 'Encore une fois',
    next: 'Suivant',
    finished: 'C’est tout. La table est à vous.',
    playNow: 'Jouer contre l’ordinateur',
    progress: 'Pas {n} sur {all}',
  },
  games: {
    fragile: {
      by: 'Czarné, LudoArt 2006',
      goal: 'Remplissez vos dépôts de caisses. Qui mène quand le quai ferme tient le marqueur du vainqueur, et gagne.',
      steps: [
        {
          id: 'fragile-place',
          ask: 'Mise en place : vous n’avez de dépôt que dans un quartier. Placez le suivant en C3 en touchant ce hangar.',
          done: 'Les dépôts se placent un par un. À la fin, les vôtres doivent toucher au moins trois quartiers du quai.',
        },
        {
          id: 'fragile-docker',
          ask: 'Puis les dockers : placez le suivant dans votre dépôt en C3.',
          done: 'Un docker par dépôt, et seulement dans les vôtres. Ils en sortent au premier tour ; aucun docker n’y rentre plus.',
        },
        {
          id: 'fragile-walk',
          ask: 'Marcher : prenez le docker en D2 et menez-le en F4. Les nombres sont le prix de la marche.',
          done: 'Un point par case. On peut traverser les cases des autres dockers, jamais les caisses ni les murs.',
        },
        {
          id: 'fragile-push',
          ask: 'Pousser : prenez le docker en C1, puis la caisse devant lui, et poussez-la dans votre dépôt en C3.',
          done: 'Un point par poussée, et le docker suit. Une caisse rangée ne bouge plus et compte pour le propriétaire.',
        },
        {
          id: 'fragile-stack',
          ask: 'Empiler : poussez la caisse E4 sur celle de E5.',
          done: 'Deux points. Jamais plus de deux caisses, et une pile ne se pousse plus.',
        },
        {
          id: 'fragile-unstack',
          ask: 'Faire tomber : depuis B2, poussez la caisse du haut par-dessus, en B4.',
          done: 'Deux points. La caisse tombe juste derrière la pile et le docker reste où il est.',
        },
        {
          id: 'fragile-turn',
          ask: 'Retournez la caisse E4 : prenez le docker, puis la caisse, puis choisissez de la retourner.',
          done: 'Quatre points, et FRAGILE apparaît : elle vaudra deux points dans un dépôt. Mais pas pendant ce même tour.',
        },
        {
          id: 'fragile-pass',
          ask: 'Passer : depuis B5, faites passer la caisse B4 de docker en docker jusqu’en C3.',
          done: 'Un seul point pour toute la chaîne, et les dockers de toutes les couleurs y prêtent la main.',
        },
        {
          id: 'fragile-end',
          ask: 'Deux dockers ont joué. Il ne reste rien à faire : finissez le tour avec le bouton ou la touche E.',
          done: 'Un tour ne finit jamais tout seul. Jusque-là, chaque action peut être annulée.',
        },
      ],
      rules: [
        {
          title: 'Le quai',
          text: [
            'Le quai a dix cases sur dix. Les cases ne se touchent que par les côtés. Douze sont des hangars pour les dépôts : trois murs, un côté ouvert. Rien ne traverse un mur.',
            'Douze caisses entourent le milieu, la face FRAGILE en dessous.',
          ],
        },
        {
          title: 'Mise en place',
          text: [
            'À deux, chacun a trois dockers et quatre dépôts, et les quatre dépôts restants ne sont à personne. À trois : deux dockers et quatre dépôts. À quatre : deux dockers et trois dépôts.',
            'Tour à tour, chacun place un dépôt sur un hangar libre. Vos dépôts doivent toucher au moins trois quartiers tant que les hangars libres le permettent. Ensuite, dans le même ordre, les dockers entrent dans leurs dépôts, un par dépôt.',
          ],
          figure: 'fragile-place',
        },
        {
          title: 'Un tour',
          text: [
            'Vous jouez deux dockers différents, l’un après l’autre, avec cinq points chacun. Dès que le second agit, ce qui restait au premier est perdu. Au tout premier tour de la partie un docker n’a que trois points, au deuxième quatre.',
            'Chacun des deux doit agir, s’il le peut. C’est vous qui finissez le tour.',
          ],
          figure: 'fragile-walk',
        },
        {
          title: 'Marcher et pousser',
          text: [
            'Marcher coûte un point par case, par le plus court chemin. On traverse les autres dockers, mais on s’arrête sur une case libre. Caisses, piles, dépôts et murs barrent la route. Personne ne rentre à pied dans un dépôt.',
            'Pousser avance une caisse seule d’une case tout droit pour un point, et le docker suit. La case derrière doit être libre. On ne tire pas, et deux caisses de suite ne bougent pas.',
          ],
          figure: 'fragile-push',
        },
        {
          title: 'Les piles',
          text: [
            'Pour deux points, une caisse peut être poussée sur une autre posée au sol. Une pile n’a jamais plus de deux caisses et ne se pousse pas. Pour deux points, on fait tomber sa caisse du haut sur la case libre juste derrière.',
            'Une pile qu’on ne pourra plus jamais défaire est morte. Quand toutes les caisses hors dépôts sont dans des piles mortes, la partie s’arrête aussitôt.',
          ],
          figure: 'fragile-unstack',
        },
        {
          title: 'FRAGILE',
          text: [
            'Pour quatre points, un docker retourne une caisse voisine ; elle compte double dans un dépôt, mais ne peut pas être rangée dans le même tour. Dans une partie, on retourne au plus autant de caisses que de joueurs, plus une.',
          ],
          figure: 'fragile-turn',
        },
        {
          title: 'Passer',
          text: [
            'Quand votre docker et un autre, de n’importe quelle couleur, touchent une caisse seule, le vôtre la tend et l’autre la pose sur une case libre à côté de lui. Si un autre docker touche cette case, il peut la reprendre, et ainsi de suite : un point pour le tout.',
            'Votre docker ne la reçoit jamais, et personne ne la touche deux fois. Ceux qui aident ne dépensent rien.',
          ],
          figure: 'fragile-pass',
        },
        {
          title: 'Points et fin',
          text: [
            'Une caisse rangée vaut un point au propriétaire du dépôt, deux si FRAGILE se voit. Le premier à marquer prend le marqueur ; qui dépasse strictement son détenteur le lui prend.',
            'Quand tous les dépôts d’un joueur sont pleins, on finit le tour et chacun des autres en joue un dernier. Le détenteur du marqueur gagne. La partie finit aussi après trente manches sans caisse rangée.',
          ],
        },
      ],
    },
    cartagena: {
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
          ask: 'Trois lanternes en un tour : deux ont mené des pirates en 6 et 11. Jouez la troisième avec le pirate de la case 3.',
          done: 'Chaque pirate qui arrive allonge le saut suivant. Trois cartes pareilles font un pont.',
        },
        {
          id: 'cartagena-back',
          ask: 'On gagne des cartes en reculant : prenez le pirate en 14 et renvoyez-le là où sont deux pirates.',
          done: 'Rejoindre un pirate donne une carte, deux pirates deux cartes. Ce qui est pioché ne se reprend pas.',
        },
        {
          id: 'cartagena-pass-over',
          ask: 'Trois pirates remplissent la case 10. Reculez quand même le pirate en 14.',
          done: 'Les cases pleines ou vides sont passées ; le pirate va jusqu’à la prochaine compagnie.',
        },
        {
          id: 'cartagena-five',
          ask: 'Vous avez reculé deux fois ce tour-ci, pour trois cartes. Renvoyez un pirate de 17 en 12, où sont maintenant deux pirates.',
          done: 'Deux de plus : cinq cartes en un tour. Toute compagnie fait piocher, à qui qu’elle soit.',
        },
        {
          id: 'cartagena-boat',
          ask: 'La seule lanterne devant la case 24 est prise. Jouez votre lanterne avec ce pirate.',
          done: 'Sans case libre de ce symbole devant lui, le pirate monte dans la barque.',
        },
        {
          id: 'cartagena-free',
          ask: 'Votre pirate en 24 occupe une lanterne. Renvoyez-le en 22, où sont deux pirates.',
          done: 'Deux cartes, et la lanterne en 24 est libre : le prochain s’y arrêtera au lieu de passer.',
        },
        {
          id: 'cartagena-from-boat',
          ask: 'Plus de carte en main. Un pirate dans la barque recule comme les autres : menez-le en 28.',
          done: 'Une carte pour un pirate rejoint. Il n’a que deux cases jusqu’à la barque.',
        },
        {
          id: 'cartagena-draw',
          ask: 'Aucune carte, et personne derrière vos pirates. Piochez une carte avec le bouton.',
          done: 'Seulement au début du tour, et seulement si rien d’autre n’est possible. Le tour est alors fini.',
        },
        {
          id: 'cartagena-end',
          ask: 'Une action est faite, une autre est permise, non exigée. Gardez la clé pour plus tard et finissez le tour.',
          done: 'D’une action jusqu’au nombre permis par la variante. Les cartes gardées sont des sauts à venir.',
        },
        {
          id: 'cartagena-win',
          ask: 'Il manque un pirate. Laquelle de vos deux cartes le ramène ?',
          done: 'Le dernier pirate est dans la barque : gagné sur-le-champ.',
        },
        {
          id: 'cartagena-row',
          ask: 'Tortuga : les mains sont ouvertes et les cartes en rangée. Reculez le pirate en 12 là où sont deux pirates.',
          done: 'Les deux premières de la rangée sont à vous, à partir de la flèche. Chacun voit la suite : prévoyez-la.',
        },
      ],
      rules: [
        {
          title: 'Chemin et cartes',
          text: [
            'Le chemin de la forteresse à la barque est fait de sections de six cases, chacune avec les six symboles dans son ordre à elle. Une case porte au plus trois pirates ; la forteresse et la barque, autant qu’on veut.',
            'Base : 30 cases, quatre pirates, deux coups par tour. Avancé : 36 cases, cinq pirates, trois coups. Jamaïque et Tortuga, l’édition originale : 36 cases, six pirates, trois coups.',
          ],
        },
        {
          title: 'Un tour',
          text: [
            'Jouez au moins un coup et au plus le nombre de votre édition, avec le même pirate ou avec d’autres. Puis finissez le tour. On mêle avances et reculs à volonté.',
          ],
          figure: 'cartagena-forward',
        },
        {
          title: 'Avancer',
          text: [
            'Jouez une carte : un de vos pirates court à la première case de ce symbole où personne ne se tient. S’il n’y en a pas, il monte dans la barque.',
          ],
          figure: 'cartagena-jump',
        },
        {
          title: 'Reculer',
          text: [
            'Sans carte, un de vos pirates recule jusqu’à la case la plus proche où se tiennent un ou deux pirates de n’importe quelle couleur, et vous piochez autant de cartes. Les cases vides ou pleines ne comptent pas, et nul ne retourne à la forteresse. Même un pirate dans la barque peut reculer.',
            'Sans carte et sans pirate qui puisse reculer, vous piochez une carte et le tour est fini.',
          ],
          figure: 'cartagena-back',
        },
        {
          title: 'Caché et ouvert',
          text: [
            'Les mains sont cachées, seul leur nombre est connu. À Tortuga toutes les mains sont ouvertes, ainsi que les douze prochaines cartes, piochées dans l’ordre.',
            'Quand la pioche est vide, on mélange les cartes jouées pour en faire une autre.',
          ],
        },
        {
          title: 'La fin',
          text: [
            'Qui fait monter son dernier pirate dans la barque gagne aussitôt. Après 200 manches, le plus de pirates dans la barque décide, puis les cases parcourues.',
          ],
          figure: 'cartagena-win',
        },
      ],
    },
    arcanor: {
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
          ask: 'Déplacez maintenant seulement la pièce extérieure : de d3 en d4, en laissant le 2.',
          done: 'Ce qui reste doit montrer une pièce à vous. Une pile en devient deux.',
        },
        {
          id: 'arcanor-capture',
          ask: 'Votre 1 vide est à côté d’un 2 qui contient un 3. Avalez-les : d3 prend e4.',
          done: 'Une pièce vide avale une pile dont la pièce extérieure a exactement une taille de moins.',
        },
        {
          id: 'arcanor-leave',
          ask: 'Ce 1 est chargé et ne peut rien avaler. Prenez e4 quand même, en laissant la charge en d3.',
          done: 'La charge reste sur place dans le même coup, et la pièce extérieure capture.',
        },
        {
          id: 'arcanor-sizes',
          ask: 'Votre 1 contient un 2, et à côté se tient un 3. Un 1 ne prend qu’un 2. Découvrez votre 2 : éloignez seulement le 1 de d3.',
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
          done: 'Seul ce qui se voit compte : ensemble 3 points, l’un après l’autre 3 et 4.',
        },
        {
          id: 'arcanor-win',
          ask: 'Dix points se voient. Faites entrer le 2.',
          done: 'Douze points : gagné aussitôt.',
        },
        {
          id: 'arcanor-pass',
          ask: 'Toutes vos pièces sont sur la rangée gagnante et y restent. Vous ne pouvez pas jouer : passez.',
          done: 'On ne passe que dans ce cas. Si aucun des deux ne peut jouer, les points visibles décident.',
        },
        {
          id: 'arcanor-peek',
          ask: 'À la table de mémoire, les couvercles sont fermés. Prenez votre pièce en d3 et regardez dessous.',
          done: 'Ce n’est pas un coup, mais les deux voient, et c’est écrit dans la partie.',
        },
      ],
      rules: [
        {
          title: 'Plateau et pièces',
          text: [
            'Huit colonnes, sept rangées. Chaque camp a trois pièces de chacune des quatre tailles : la plus grande, taille 1, vaut un point, la plus petite, taille 4, en vaut quatre. Une pièce peut contenir celle juste plus petite, et celle-ci la suivante.',
            'Au départ chaque 1 contient un 2 et chaque 3 un 4, sur sa propre rangée. La rangée de départ de l’autre est votre rangée gagnante.',
          ],
        },
        {
          title: 'Se déplacer',
          text: [
            'Un coup par tour, d’une case dans l’une des huit directions. Une pièce va sur une case vide avec tout son contenu, ou la pièce extérieure part seule et laisse ce qu’elle contenait, si c’est à vous.',
          ],
          figure: 'arcanor-release',
        },
        {
          title: 'Capturer',
          text: [
            'Une pièce vide capture une pile ennemie dont la pièce extérieure a une taille de moins, et la couvre avec tout son contenu. Une pièce chargée capture en laissant sa charge sur place ; une pièce ennemie ainsi laissée est libre.',
          ],
          figure: 'arcanor-capture',
        },
        {
          title: 'La rangée gagnante',
          text: [
            'Une pièce arrivée sur sa rangée gagnante y reste : elle ne bouge plus, ne capture plus, n’est plus capturée. Seule compte la pièce extérieure de chaque pile. Une pièce ennemie sur une case de cette rangée peut être capturée en y entrant.',
            'Douze points gagnent aussitôt.',
          ],
          figure: 'arcanor-win',
        },
        {
          title: 'La mémoire',
          text: [
            'Tous les coups sont vus et le départ est connu : on pourrait tout retenir. À la table de mémoire, le contenu n’est dessiné qu’au moment où il se montre. Vous pouvez soulever une de vos pièces ; les deux voient alors ce qu’elle cache.',
          ],
          figure: 'arcanor-peek',
        },
        {
          title: 'Parties nulles',
          text: [
            'Qui ne peut bouger passe. Si personne ne le peut, les points décident. La même position pour la troisième fois, ou cent coups chacun sans capture, libération ni arrivée : partie nulle.',
          ],
        },
      ],
    },
  },
};

export default fr;
