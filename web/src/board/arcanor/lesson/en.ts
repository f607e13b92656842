import type { Lesson } from '../../../learn/lessons';

const en: Lesson = {
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
      ask: 'The printed game is played with closed lids. Take your piece on d3 and look inside.',
      done: 'It is not a move, but both of you see it, and it is written in the record.',
    },
    {
      id: 'arcanor-lift',
      ask: 'On the memory table every piece that could hold something may be lifted off, whatever is inside. Lift the outer piece of d3 to any empty square.',
      done: 'It held an enemy 2, which may not stay: you put it back, both have seen it, and it is still your turn. An empty piece would simply have moved; a piece of your own would now stand there.',
    },
  ],
  rules: [
    {
      title: 'Board and pieces',
      text: [
        'Eight columns, seven rows. Each side has three pieces of each of four sizes: the largest, size 1, is worth one point, the smallest, size 4, four. A piece can hold the next smaller one, and that the next.',
        'At the start every 1 holds a 2 and every 3 holds a 4, on their own home row. From your own left: 1, 3, empty, 1, 3, empty, 1, 3. The home row of the other side is your winning row. Chance, or your choice, decides who begins.',
      ],
    },
    {
      title: 'Moving',
      text: [
        'One move a turn, one square in any of eight directions. A piece moves to an empty square with all it holds, or the outer piece goes alone and leaves behind what it held, if that is yours. Published descriptions differ here: with the option “Any piece” the outer piece may also step off a captive, which is then in play again.',
      ],
      figure: 'arcanor-release',
    },
    {
      title: 'Capturing',
      text: [
        'An empty piece captures an enemy stack whose outer piece is one size smaller, and covers it with all inside. A loaded piece captures by leaving its load where it stood; an enemy piece left so is free again. You never capture your own pieces.',
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
        'All moves are seen and the start is known, so all contents could be remembered. The printed game hides them: on the memory table only outer pieces are drawn. A release or a capture uncovers what the piece held; a captured stack is covered without a look inside. You may lift one of your own pieces; then both see the piece directly inside, and it is not a move.',
        'Nothing that is offered tells what a stack holds. A piece that you lift off and that was empty has simply moved; one lifted from what may not stay is put back, and your turn goes on. The record of a finished match tells all.',
      ],
      figure: 'arcanor-peek',
    },
    {
      title: 'Draws',
      text: [
        'A player who cannot move passes. If neither can, the points decide. The same position for the third time, or a hundred moves each without a capture, a release or an arrival, is a draw.',
      ],
    },
    {
      title: 'Not printed: our rulings',
      text: [
        'The figure of the set-up is lost in our sources: order and gaps come from a printed sheet of the first edition. Printed is that a piece may be freed to capture with the other; that this holds for enemy pieces too is our reading. Descriptions of the game differ on releasing enemies, hence the option.',
        'Ours as well: chance deciding who begins; that nobody captures their own pieces; passing when no move is left; points when neither side can move; the draws by repetition and after a hundred moves; how lifting works on a screen; and the open table itself.',
      ],
    },
  ],
};

export default en;
