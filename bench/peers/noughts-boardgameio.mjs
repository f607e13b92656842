// Random matches of noughts and crosses in boardgame.io, without a page and without a network: actions a second.
// npm install && npm start [seconds]
import { createRequire } from 'node:module';

const { Client } = createRequire(import.meta.url)('boardgame.io/client');
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const noughts = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const owns = (line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer);
    if (LINES.some(owns)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

function play(client) {
  client.reset();
  let actions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    actions++;
  }
  return actions;
}

/** Actions a second of processor time, so that a busy machine measures the same. */
function measure(seconds) {
  const client = Client({ game: noughts, debug: false });
  client.start();
  const spent = () => process.cpuUsage().user / 1e6;
  const began = spent();
  let actions = 0;
  while (spent() - began < seconds) actions += play(client);
  client.stop();
  return actions / (spent() - began);
}

const seconds = Number(process.argv[2] ?? 3);
measure(seconds); // the warm-up
console.log(`boardgame.io noughts ${Math.round(measure(seconds)).toLocaleString('en')} actions/s`);
