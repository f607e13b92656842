import type { Lesson } from '../../../learn/lessons';

const en: Lesson = {
  by: 'Czarné, LudoArt 2006',
  goal: 'Fill your depots with crates. Whoever holds the Winner marker at the end wins.',
  steps: [
    {
      id: 'fragile-place',
      ask: 'Set-up: you own a depot in one quarter only. Place your next one at H3 by pressing that shed.',
      done: 'Depots are placed one by one. In the end yours must lie in at least three of the four quarters of the quay.',
    },
    {
      id: 'fragile-docker',
      ask: 'Then the dockers: put your next one into your depot at C3.',
      done: 'One docker in a depot, only into your own. It may leave by the open side, and no docker ever goes back in.',
    },
    {
      id: 'fragile-walk',
      ask: 'Walk: take the docker on D2 and bring it to F4. The numbers are the points a walk costs.',
      done: 'A docker walks one square for one point. It may cross squares where others stand, never crates or walls. Press another square to send it further: the two walks are one.',
    },
    {
      id: 'fragile-push',
      ask: 'Push: take the docker on C1, then the crate in front of it, and push it into your depot at C3.',
      done: 'One point a push, and the docker follows. A crate in a depot stays there and scores for its owner.',
    },
    {
      id: 'fragile-stack',
      ask: 'Pile up: push the crate on E4 on top of the one on E5.',
      done: 'Two points. Two crates are the limit, and a pile can no longer be pushed.',
    },
    {
      id: 'fragile-unstack',
      ask: 'Tip: from B2, push the top crate of the pile over to B4.',
      done: 'Two points. The crate drops right behind the pile and the docker stays where it is.',
    },
    {
      id: 'fragile-enter',
      ask: 'Into a depot: a crate goes in through the open side only. From C1, tip the top crate of the pile on C2 into your depot at C3.',
      done: 'By a push, by a tip or by a pass: each ends in the depot if it comes through the open side. One crate fills it, and a docker inside keeps it closed.',
    },
    {
      id: 'fragile-turn',
      ask: 'Turn the crate on E4 over: take the docker, then the crate, then choose to turn it.',
      done: 'Four points, and FRAGILE shows: in a depot it is worth two. But not in the turn in which it was turned.',
    },
    {
      id: 'fragile-pass',
      ask: 'Pass: from B5, hand the crate on B4 along the chain of dockers into C3.',
      done: 'One point for the whole chain, however long, and dockers of every colour must help.',
    },
    {
      id: 'fragile-end',
      ask: 'Two dockers have played. Nothing is left to do: end your turn with the button or the key E.',
      done: 'A turn never ends by itself. Until you end it, every step can be taken back.',
    },
  ],
  rules: [
    {
      title: 'The quay',
      text: [
        'The quay has ten by ten squares. Squares touch along their edges only. Twelve of them are sheds for depots: walls on three sides, one side open. Nothing passes a wall.',
        'Twelve crates stand around the middle with their FRAGILE side down.',
      ],
    },
    {
      title: 'Set-up',
      text: [
        'With two players each has three dockers and four depots, and the four depots left belong to nobody. With three: two dockers and four depots each. With four: two dockers and three depots.',
        'In turn, everybody places one depot after the other on a free shed. Your depots must lie in at least three of the four quarters of the quay as long as free sheds allow it. Then, in the same order, each player’s dockers go into that player’s depots, one in each.',
      ],
      figure: 'fragile-place',
    },
    {
      title: 'A turn',
      text: [
        'You play two different dockers, one after the other, with five points each. As soon as the second acts, what the first had left is gone. In the very first turn of a match a docker has only three points, in the second turn four.',
        'Each of the two must do something, unless it cannot. You end the turn yourself.',
      ],
      figure: 'fragile-walk',
    },
    {
      title: 'Walking and pushing',
      text: [
        'A walk costs one point a square, by the shortest way. It may cross other dockers but ends on a free square, and not where it began. A docker that has just walked can be sent further, at the cost of the whole walk. Crates, piles, depots and walls block. Nobody ever walks back into a depot.',
        'A push moves a single crate one square straight ahead for one point, and the docker follows. The square beyond must be free. There is no pulling, and two crates in a row do not move.',
      ],
      figure: 'fragile-push',
    },
    {
      title: 'Piles',
      text: [
        'A crate may be pushed on top of another that lies on the floor, for two points. A pile is never higher than two and cannot be pushed. Its top crate can be tipped over to the free square right behind it, for two points.',
        'A pile that can never be taken apart again is dead. When every crate outside the depots is in a dead pile, the match ends at once.',
      ],
      figure: 'fragile-unstack',
    },
    {
      title: 'FRAGILE',
      text: [
        'For four points a docker turns an adjacent crate over, a single one or the top of a pile; it then counts double in a depot, though it cannot be stored in the same turn. In one match only as many crates as players plus one may be turned.',
      ],
      figure: 'fragile-turn',
    },
    {
      title: 'Passing',
      text: [
        'When your docker and another, of any colour, stand next to a single crate, yours hands it over and the other puts it on a free square beside itself. If a further docker stands beside that square, it may take it on, and so on: one point for all of it.',
        'Your docker never gets the crate back, and nobody handles it twice. Helpers spend nothing.',
      ],
      figure: 'fragile-pass',
    },
    {
      title: 'Into a depot',
      text: [
        'A crate enters an empty depot through its open side, in one of three ways: pushed in, when the docker ends on the square in front; passed in, when the last docker of the chain stands in front; or tipped in from a pile in front, when your docker stands behind the pile.',
        'A depot holds one crate, which never moves again, and is not free while a docker stands in it. You may fill any depot: your own, those of others, who then score, and the neutral ones, which score for nobody.',
      ],
      figure: 'fragile-enter',
    },
    {
      title: 'Score and end',
      text: [
        'A crate in a depot is worth one point to the owner of the depot, two with FRAGILE up. Neutral depots score for nobody.',
        'The first to score takes the Winner marker; whoever gets strictly more than its holder takes it over.',
        'When all depots of one player are full, the turn is finished and every other player has one more; or every player, if you set the match up so: both are printed. Then the holder of the marker wins. Without a marker there is no winner.',
      ],
    },
    {
      title: 'Straws and problems',
      text: [
        'Straws, for three or four players: before each round straws decide the order of play anew. In the first round the first has three points for each docker and the second four. When a player’s last depot is filled, the round is played to its end, so that all have had the same number of turns.',
        'Problems are for one player: bring the marked crates into their depots within the turns given. In each turn one docker acts, never the same in two turns running. The other dockers stay where they are but pass crates on. No crate is turned over.',
      ],
    },
    {
      title: 'What is ours',
      text: [
        'The printed rules leave some things open; here we have decided. A match ends after thirty rounds without a stored crate, unless you switch that off. All players, not only the last, place their depots so that three of the four quarters stay within reach. The top of a pile may be turned over. With straws, the three and four points go to the first and the second in the drawn order. The four depots at the edge are our reconstruction.',
        'Clocks and resigning belong to this table, not to the printed game.',
      ],
    },
  ],
};

export default en;
