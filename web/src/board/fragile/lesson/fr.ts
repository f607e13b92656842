import type { Lesson } from '../../../learn/lessons';

const fr: Lesson = {
  by: 'Czarné, LudoArt 2006',
  goal: 'Remplissez vos dépôts de caisses. Le détenteur du marqueur du vainqueur à la fin gagne.',
  steps: [
    {
      id: 'fragile-place',
      ask: 'Mise en place : vous n’avez de dépôt que dans un quartier. Placez le suivant en H3 en touchant ce hangar.',
      done: 'Les dépôts se placent un par un. À la fin, les vôtres doivent toucher au moins trois des quatre quartiers du quai.',
    },
    {
      id: 'fragile-docker',
      ask: 'Puis les dockers : placez le suivant dans votre dépôt en C3.',
      done: 'Un docker par dépôt, et seulement dans les vôtres. Il peut en sortir par le côté ouvert ; aucun docker n’y rentre plus.',
    },
    {
      id: 'fragile-walk',
      ask: 'Marcher : prenez le docker en D2 et menez-le en F4. Les nombres sont le prix de la marche.',
      done: 'Un point par case. On peut traverser les cases des autres dockers, jamais les caisses ni les murs. Touchez une autre case pour l’envoyer plus loin : les deux marches n’en font qu’une.',
    },
    {
      id: 'fragile-push',
      ask: 'Pousser : prenez le docker en C1, puis la caisse devant lui, et poussez-la dans votre dépôt en C3.',
      done: 'Un point par poussée, et le docker suit. Une caisse rangée ne bouge plus et compte pour le propriétaire.',
    },
    {
      id: 'fragile-stack',
      ask: 'Empiler : poussez la caisse E4 sur celle de E5.',
      done: 'Deux points. Jamais plus de deux caisses, et une pile ne se pousse plus.',
    },
    {
      id: 'fragile-unstack',
      ask: 'Faire basculer : depuis B2, faites basculer la caisse du haut en B4.',
      done: 'Deux points. La caisse tombe juste derrière la pile et le docker reste où il est.',
    },
    {
      id: 'fragile-enter',
      ask: 'Dans un dépôt : une caisse n’entre que par le côté ouvert. Depuis C1, faites basculer la caisse du haut de la pile C2 dans votre dépôt en C3.',
      done: 'Poussée, basculée ou passée de main en main : elle entre toujours par le côté ouvert. Une caisse remplit le dépôt, et un docker à l’intérieur le ferme.',
    },
    {
      id: 'fragile-turn',
      ask: 'Retournez la caisse E4 : prenez le docker, puis la caisse, puis choisissez de la retourner.',
      done: 'Quatre points, et FRAGILE apparaît : elle vaudra deux points dans un dépôt. Mais pas pendant ce même tour.',
    },
    {
      id: 'fragile-pass',
      ask: 'Passer : depuis B5, faites passer la caisse B4 de docker en docker jusqu’en C3.',
      done: 'Un seul point pour toute la chaîne, et les dockers de toutes les couleurs y prêtent la main.',
    },
    {
      id: 'fragile-end',
      ask: 'Deux dockers ont joué. Il ne reste rien à faire : terminez le tour avec le bouton ou la touche E.',
      done: 'Un tour ne se termine jamais tout seul. Jusque-là, chaque action peut être annulée.',
    },
  ],
  rules: [
    {
      title: 'Le quai',
      text: [
        'Le quai a dix cases sur dix. Les cases ne se touchent que par les côtés. Douze sont des hangars pour les dépôts : trois murs, un côté ouvert. Rien ne traverse un mur.',
        'Douze caisses entourent le milieu, la face FRAGILE en dessous.',
      ],
    },
    {
      title: 'Mise en place',
      text: [
        'À deux, chacun a trois dockers et quatre dépôts, et les quatre dépôts restants ne sont à personne. À trois : deux dockers et quatre dépôts. À quatre : deux dockers et trois dépôts.',
        'Tour à tour, chacun place un dépôt sur un hangar libre. Vos dépôts doivent toucher au moins trois des quatre quartiers tant que les hangars libres le permettent. Ensuite, dans le même ordre, les dockers entrent dans leurs dépôts, un par dépôt.',
      ],
      figure: 'fragile-place',
    },
    {
      title: 'Un tour',
      text: [
        'Vous jouez deux dockers différents, l’un après l’autre, avec cinq points chacun. Dès que le second agit, ce qui restait au premier est perdu. Au tout premier tour de la partie un docker n’a que trois points, au deuxième quatre.',
        'Chacun des deux doit agir, s’il le peut. C’est vous qui terminez le tour.',
      ],
      figure: 'fragile-walk',
    },
    {
      title: 'Marcher et pousser',
      text: [
        'Marcher coûte un point par case, par le plus court chemin. On traverse les autres dockers, mais on s’arrête sur une case libre, et pas là d’où l’on est parti. Un docker qui vient de marcher peut aller plus loin, au prix de la marche entière. Caisses, piles, dépôts et murs barrent la route. Personne ne rentre à pied dans un dépôt.',
        'Pousser avance une caisse seule d’une case tout droit pour un point, et le docker suit. La case derrière doit être libre. On ne tire pas, et deux caisses de suite ne bougent pas.',
      ],
      figure: 'fragile-push',
    },
    {
      title: 'Les piles',
      text: [
        'Pour deux points, une caisse peut être poussée sur une autre posée au sol. Une pile n’a jamais plus de deux caisses et ne se pousse pas. Pour deux points, on fait basculer sa caisse du haut sur la case libre juste derrière.',
        'Une pile qu’on ne pourra plus jamais défaire est morte. Quand toutes les caisses hors dépôts sont dans des piles mortes, la partie s’arrête aussitôt.',
      ],
      figure: 'fragile-unstack',
    },
    {
      title: 'FRAGILE',
      text: [
        'Pour quatre points, un docker retourne une caisse voisine, seule ou en haut d’une pile ; elle compte double dans un dépôt, mais ne peut pas être rangée dans le même tour. Dans une partie, on retourne au plus autant de caisses que de joueurs, plus une.',
      ],
      figure: 'fragile-turn',
    },
    {
      title: 'Passer',
      text: [
        'Quand votre docker et un autre, de n’importe quelle couleur, touchent une caisse seule, le vôtre la tend et l’autre la pose sur une case libre à côté de lui. Si un autre docker touche cette case, il peut la reprendre, et ainsi de suite : un point pour le tout.',
        'Votre docker ne la reçoit jamais, et personne ne la touche deux fois. Ceux qui aident ne dépensent rien.',
      ],
      figure: 'fragile-pass',
    },
    {
      title: 'Entrer dans un dépôt',
      text: [
        'Une caisse entre dans un dépôt vide par son côté ouvert, de trois façons : poussée, le docker finissant sur la case devant ; passée, le dernier docker de la chaîne se tenant devant ; ou basculée d’une pile placée devant, votre docker se tenant derrière la pile.',
        'Un dépôt contient une seule caisse, qui ne bouge plus jamais, et n’est pas libre tant qu’un docker s’y trouve. Vous pouvez remplir tout dépôt : les vôtres, ceux des autres, qui marquent alors, et les neutres, qui ne comptent pour personne.',
      ],
      figure: 'fragile-enter',
    },
    {
      title: 'Points et fin',
      text: [
        'Une caisse rangée vaut un point au propriétaire du dépôt, deux si FRAGILE se voit. Les dépôts neutres ne comptent pour personne.',
        'Le premier à marquer prend le marqueur ; le joueur qui dépasse son détenteur le lui prend.',
        'Quand tous les dépôts d’un joueur sont pleins, on termine le tour et chacun des autres en joue un dernier ; ou chacun, si vous préparez la partie ainsi : les deux sont imprimés. Le détenteur du marqueur gagne. Sans marqueur, pas de vainqueur.',
      ],
    },
    {
      title: 'Courte paille et problèmes',
      text: [
        'Courte paille, à trois ou quatre : avant chaque manche, l’ordre du jeu est tiré de nouveau à la courte paille. À la première manche, le premier a trois points par docker, le deuxième quatre. Quand le dernier dépôt d’un joueur est plein, on joue la manche jusqu’au bout, pour que tous aient eu autant de tours.',
        'Les problèmes se jouent seul : amenez les caisses marquées dans leurs dépôts avec le nombre de tours donné. À chaque tour un docker agit, jamais le même deux tours de suite. Les autres ne bougent pas mais passent les caisses. On ne retourne aucune caisse.',
      ],
    },
    {
      title: 'Ce qui est de nous',
      text: [
        'Les règles imprimées laissent des choses ouvertes ; ici nous avons tranché. Une partie se termine après trente manches sans caisse rangée, sauf si vous désactivez cette règle. Tous, et pas seulement le dernier, placent leurs dépôts de sorte que trois quartiers restent accessibles. La caisse du haut d’une pile peut être retournée. À la courte paille, les trois et quatre points vont aux deux premiers de l’ordre tiré. Les quatre dépôts du bord sont notre reconstitution.',
        'Les pendules et l’abandon sont de cette table, pas du jeu imprimé.',
      ],
    },
  ],
};

export default fr;
