import type { Texts } from '../lessons';

const en: Texts = {
  words: {
    lead: 'A few minutes with the pieces in hand, then the whole rules in our words.',
    practise: 'Learn by moving',
    rules: 'The rules',
    other: 'That is allowed, but not what this step is about. Try again.',
    again: 'Once more',
    next: 'Next',
    finished: 'That was all. The table is yours.',
    playNow: 'Play against the computer',
    progress: 'Step {n} of {all}',
  },
  games: {
    fragile: {
      by: 'Czarné, LudoArt 2006',
      goal: 'Fill your depots with crates. Who leads when the quay closes holds the Winner marker, and wins.',
      steps: [
        {
          id: 'fragile-place',
          ask: 'Set-up: you own a depot in one quarter only. Place your next one at C3 by pressing that shed.',
          done: 'Depots are placed one by one. In the end yours must lie in at least three quarters of the quay.',
        },
        {
          id: 'fragile-docker',
          ask: 'Then the dockers: put your next one into your depot at C3.',
          done: 'One docker in a depot, only into your own. They walk out in their first turn, and no docker ever goes back in.',
        },
        {
          id: 'fragile-walk',
          ask: 'Walk: take the docker on D2 and bring it to F4. The numbers are the points a walk costs.',
          done: 'A docker walks one square for one point. It may cross squares where others stand, never crates or walls.',
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
            'In turn, everybody places one depot after the other on a free shed. Your depots must reach at least three quarters of the quay as long as free sheds allow it. Then, in the same order, dockers go into own depots, one in each.',
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
            'A walk costs one point a square, by the shortest way. It may cross other dockers but ends on a free square. Crates, piles, depots and walls block. Nobody ever walks back into a depot.',
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
            'For four points a docker turns an adjacent crate over; it then counts double in a depot, though it cannot be stored in the same turn. In one match only as many crates as players plus one may be turned.',
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
          title: 'Score and end',
          text: [
            'A crate in a depot is worth one point to its owner, two with FRAGILE up. The first to score takes the Winner marker; whoever gets strictly more than its holder takes it over.',
            'When all depots of one player are full, the turn is finished and everybody else has one more. Then the holder of the marker wins. A match also ends after thirty rounds without a stored crate.',
          ],
        },
      ],
    },
    cartagena: {
      by: 'Leo Colovini, Winning Moves 2000, Ravensburger',
      goal: 'Bring all your pirates along the path into the boat before anybody else does.',
      steps: [
        {
          id: 'cartagena-forward',
          ask: 'Take a pirate on square 3 and play your lantern.',
          done: 'A card takes a pirate to the next free square with its symbol.',
        },
        {
          id: 'cartagena-jump',
          ask: 'Two lanterns ahead are occupied now. Play your lantern with a pirate on square 3 again.',
          done: 'Squares where anybody stands are skipped. The more crowded the path, the further a card carries.',
        },
        {
          id: 'cartagena-three',
          ask: 'Three lanterns in one turn: two have brought pirates to 6 and 11. Play the third with the pirate on square 3.',
          done: 'Each pirate that lands makes the next leap longer. Whoever plays three of a kind builds a bridge.',
        },
        {
          id: 'cartagena-back',
          ask: 'Cards come from going back: take the pirate on 14 and send it back to where two pirates stand.',
          done: 'Joining one pirate draws one card, joining two draws two. What is drawn cannot be taken back.',
        },
        {
          id: 'cartagena-pass-over',
          ask: 'Three pirates fill square 10. Send the pirate on 14 back all the same.',
          done: 'Full squares and empty ones are passed over; the pirate goes on to the next one with company.',
        },
        {
          id: 'cartagena-five',
          ask: 'Twice you went back in this turn, for three cards. Send a pirate on 17 back to 12, where two stand now.',
          done: 'Two more: five cards in one turn. Company that comes along draws for you, whoever owns it.',
        },
        {
          id: 'cartagena-boat',
          ask: 'The only lantern ahead of square 24 is taken. Play your lantern with that pirate.',
          done: 'With no free square of that symbol ahead, the pirate climbs into the boat.',
        },
        {
          id: 'cartagena-free',
          ask: 'Your pirate on 24 keeps a lantern occupied. Send it back to 22, where two stand.',
          done: 'Two cards, and the lantern on 24 is free: the next one to come stops there instead of passing by.',
        },
        {
          id: 'cartagena-from-boat',
          ask: 'No card in hand. A pirate in the boat goes back like any other: take it to square 28.',
          done: 'One card for one pirate met. It has only two squares to the boat again.',
        },
        {
          id: 'cartagena-draw',
          ask: 'No card, and nobody behind your pirates to go back to. Draw a card with the button.',
          done: 'Only at the beginning of a turn, and only when nothing else is possible. The turn is over with it.',
        },
        {
          id: 'cartagena-end',
          ask: 'One move is done and another is allowed, not demanded. Keep the key for later and end your turn.',
          done: 'Any number of moves from one to the most the game allows. Cards you keep are leaps to come.',
        },
        {
          id: 'cartagena-win',
          ask: 'One pirate is missing. Which of your two cards brings it home?',
          done: 'The last pirate is in the boat and the match is won at once.',
        },
        {
          id: 'cartagena-row',
          ask: 'Tortuga: hands are open and cards lie in a row. Take the pirate on 12 back to where two stand.',
          done: 'The first two of the row are yours, from the arrow on. Everybody can see what comes next, so plan for it.',
        },
      ],
      rules: [
        {
          title: 'Path and cards',
          text: [
            'The path from the fortress to the boat is laid from sections of six squares, each with all six symbols in its own order. A square holds at most three pirates; fortress and boat hold any number.',
            'Basic: 30 squares, four pirates each, two moves a turn. Advanced: 36 squares, five pirates, three moves. Jamaica and Tortuga, the original edition: 36 squares, six pirates, three moves.',
          ],
        },
        {
          title: 'A turn',
          text: [
            'Make at least one move and at most as many as your edition allows, with the same pirate or with different ones. Then end your turn. Forward and back may be mixed freely.',
          ],
          figure: 'cartagena-forward',
        },
        {
          title: 'Forward',
          text: [
            'Play a card: one of your pirates runs ahead to the first square with that symbol on which nobody stands. When there is none, it goes into the boat.',
          ],
          figure: 'cartagena-jump',
        },
        {
          title: 'Back',
          text: [
            'Without a card, one of your pirates goes back to the nearest square behind it with one or two pirates of any colour, and you draw as many cards. Empty and full squares do not count, and nobody goes back to the fortress. Even a pirate in the boat may go back.',
            'With no card and nobody who could go back, you draw one card and your turn is over.',
          ],
          figure: 'cartagena-back',
        },
        {
          title: 'Hidden and open',
          text: [
            'Hands are hidden and only their size is known. In Tortuga all hands lie open, and so do the next twelve cards, which are drawn in order.',
            'When the deck is empty, the played cards are shuffled into a new one.',
          ],
        },
        {
          title: 'The end',
          text: [
            'Who brings the last pirate into the boat wins at once. After 200 rounds the most pirates in the boat decide, then the squares covered.',
          ],
          figure: 'cartagena-win',
        },
      ],
    },
    arcanor: {
      by: 'Michaël Aguilar, Grand V 1994, Dujardin 1995',
      goal: 'Show twelve points on the far row before the other side does.',
      steps: [
        {
          id: 'arcanor-move',
          ask: 'Take the 1 on d3 and move all of it to e4.',
          done: 'One square in any direction, with everything inside.',
        },
        {
          id: 'arcanor-release',
          ask: 'Now move only the outer piece: from d3 to d4, leaving the 2 behind.',
          done: 'What stays must be your own piece on the outside. So one stack becomes two.',
        },
        {
          id: 'arcanor-capture',
          ask: 'Your empty 1 stands beside a 2 that holds a 3. Swallow them: d3 takes e4.',
          done: 'An empty piece swallows a stack whose outer piece is exactly one size smaller.',
        },
        {
          id: 'arcanor-leave',
          ask: 'This 1 is loaded and cannot swallow. Take e4 all the same, leaving the load on d3.',
          done: 'The load stays behind in the same move, and the outer piece captures.',
        },
        {
          id: 'arcanor-sizes',
          ask: 'Your 1 holds a 2, and a 3 stands beside it. A 1 takes nothing but a 2. Uncover your 2: move only the 1 away from d3.',
          done: 'Now the empty 2 stands beside the 3 and can swallow it with your next move.',
        },
        {
          id: 'arcanor-free',
          ask: 'Your 1 on c5 holds an enemy 2. Let it capture on c6.',
          done: 'The captive stays on c5 and is in play again. Captures have their price.',
        },
        {
          id: 'arcanor-score',
          ask: 'Your 3 holds a 4. Bring only the 3 to the winning row, so that the 4 can follow.',
          done: 'Only what shows counts: together 3 points, one after the other 3 and 4.',
        },
        {
          id: 'arcanor-win',
          ask: 'Ten points show. Bring in the 2.',
          done: 'Twelve points: won at once.',
        },
        {
          id: 'arcanor-pass',
          ask: 'All your pieces stand on the winning row and stay there for good. You cannot move: pass.',
          done: 'Passing is allowed only then. When neither side can move, the points that show decide.',
        },
        {
          id: 'arcanor-peek',
          ask: 'On the memory table lids are closed. Take your piece on d3 and look inside.',
          done: 'It is not a move, but both of you see it, and it is written in the record.',
        },
      ],
      rules: [
        {
          title: 'Board and pieces',
          text: [
            'Eight columns, seven rows. Each side has three pieces of each of four sizes: the largest, size 1, is worth one point, the smallest, size 4, four. A piece can hold the next smaller one, and that the next.',
            'At the start every 1 holds a 2 and every 3 holds a 4, on the own home row. The home row of the other side is your winning row.',
          ],
        },
        {
          title: 'Moving',
          text: [
            'One move a turn, one square in any of eight directions. A piece moves to an empty square with all it holds, or the outer piece goes alone and leaves behind what it held, if that is yours.',
          ],
          figure: 'arcanor-release',
        },
        {
          title: 'Capturing',
          text: [
            'An empty piece captures an enemy stack whose outer piece is one size smaller, and covers it with all inside. A loaded piece captures by leaving its load where it stood; an enemy piece left so is free again.',
          ],
          figure: 'arcanor-capture',
        },
        {
          title: 'The winning row',
          text: [
            'A piece on its winning row stays for good: it moves, captures and is captured no more. Only the outer piece of each stack counts. An enemy standing on a square of that row can be captured by moving onto it.',
            'Twelve points win at once.',
          ],
          figure: 'arcanor-win',
        },
        {
          title: 'Memory',
          text: [
            'All moves are seen and the start is known, so all contents could be remembered. On the memory table they are drawn only at the moment they show. You may lift one of your own pieces; then both see what is under it.',
          ],
          figure: 'arcanor-peek',
        },
        {
          title: 'Draws',
          text: [
            'Who cannot move passes. If neither can, points decide. The same position for the third time, or a hundred moves each without a capture, a release or an arrival, is a draw.',
          ],
        },
      ],
    },
  },
};

export default en;
