import { linesOf, readLines, wordsOf } from '../keyed';
import type { Motion } from '../motion';
import type { Spot } from '../picker.svelte';
import type { Trace } from '../trace';
import type { Gesture } from '../../net/protocol';

export type Crate = { square: Spot; fragile: boolean; goal: boolean };
export type Docker = { square: Spot; seat: number };

/** What stands on the quay, as a position text tells it. Seat 0 owns what belongs to nobody. */
export type FragilePosition = {
  players: number;
  depots: Map<Spot, number>;
  dockers: Docker[];
  /** The crates of each square, bottom first. */
  piles: Map<Spot, Crate[]>;
  goals: { crate: Spot; depot: Spot }[];
  /** 0 when the match is over. */
  onTurn: number;
  settingUp: boolean;
  /** Action points a docker begins this turn with. */
  points: number;
  /** The docker in action and what it has left; none before the first acts. */
  acting: { square: Spot; left: number } | null;
  /** Dockers that have played in this turn and cannot any more. */
  spent: Spot[];
  /** Where a lone crate stands that was turned over in this turn. */
  turnedNow: Spot[];
  /** The order of this round, where straws decide it. */
  order: number[];
  /** In a problem: turns left, the running one included. */
  turns: number;
};

export function readFragile(text: string): FragilePosition {
  const lines = readLines(text);
  const turn = wordsOf(lines, 'turn');
  const goals = linesOf(lines, 'goal').map(({ words }) => ({ crate: words[0] ?? '', depot: words[1] ?? '' }));
  return {
    players: Number(wordsOf(lines, 'players')[0] ?? 1),
    depots: readDepots(lines),
    dockers: readDockers(lines),
    piles: readPiles(
      wordsOf(lines, 'crates'),
      goals.map((goal) => goal.crate),
    ),
    goals,
    onTurn: Number(turn[0] ?? 0),
    settingUp: turn[1] === 'place',
    points: Number(turn[2] ?? 5),
    ...readActed(wordsOf(lines, 'acted')),
    turnedNow: wordsOf(lines, 'turned'),
    order: wordsOf(lines, 'order').map(Number),
    turns: Number(wordsOf(lines, 'turns')[0] ?? 0),
  };
}

/** `acted D6 B3 left 2`: B3 acts and has two points left, D6 is done. */
function readActed(words: string[]): Pick<FragilePosition, 'acting' | 'spent'> {
  const end = words.indexOf('left');
  if (end < 1) return { acting: null, spent: [] };
  return {
    acting: { square: words[end - 1]!, left: Number(words[end + 1]) },
    spent: words.slice(0, end - 1),
  };
}

function readDepots(lines: ReturnType<typeof readLines>): Map<Spot, number> {
  const depots = new Map<Spot, number>();
  for (const { words } of linesOf(lines, 'depots')) {
    const [seat, ...squares] = words;
    for (const square of squares) depots.set(square, Number(seat) || 0);
  }
  return depots;
}

/** In a problem the dockers line has no seat: they are the solver's, and `others` are nobody's. */
function readDockers(lines: ReturnType<typeof readLines>): Docker[] {
  const dockers: Docker[] = [];
  for (const { words } of linesOf(lines, 'dockers')) {
    const isSeat = /^\d+$/.test(words[0] ?? '');
    const seat = isSeat ? Number(words[0]) : 1;
    for (const square of isSeat ? words.slice(1) : words) dockers.push({ square, seat });
  }
  for (const square of wordsOf(lines, 'others')) dockers.push({ square, seat: 0 });
  return dockers;
}

function readPiles(words: string[], goals: string[]): Map<Spot, Crate[]> {
  const piles = new Map<Spot, Crate[]>();
  for (const word of words) {
    const square = word.replace('!', '');
    const pile = piles.get(square) ?? [];
    pile.push({ square, fragile: word.endsWith('!'), goal: false });
    piles.set(square, pile);
  }
  for (const goal of goals) {
    const [square, level] = goal.split('.');
    const pile = piles.get(square ?? '');
    const crate = level === 'bottom' ? pile?.[0] : pile?.at(-1);
    if (crate) crate.goal = true;
  }
  return piles;
}

/** The way things went in an action: a walk along its squares, a chain from hand to hand. */
export function fragileMotions(gesture: Gesture): Motion[] {
  const { from, over, to, via } = gesture;
  switch (gesture.kind) {
    case 'walk':
      return [{ piece: 'docker', at: to, path: [from, ...via, to] }];
    case 'push':
    case 'stack':
      return [
        { piece: 'docker', at: over, path: [from, over] },
        { piece: 'crate', at: to, path: [over, to] },
      ];
    case 'unstack':
      return [{ piece: 'crate', at: to, path: [over, to] }];
    case 'pass':
      return [{ piece: 'crate', at: to, path: [over, ...via, to] }];
    default:
      return [];
  }
}

/** The trace of each action; a crate pushed several times in a row leaves a single one. */
export function fragileTraces(gestures: Gesture[]): Trace[] {
  const traces: Trace[] = [];
  let before: Gesture | undefined;
  for (const gesture of gestures) {
    const isPushedOn = gesture.kind === 'push' && before?.kind === 'push' && before.to === gesture.over;
    if (isPushedOn) traces.at(-1)!.push(gesture.to);
    else traces.push(trace(gesture));
    before = gesture;
  }
  return traces;
}

function trace({ kind, from, over, to, via }: Gesture): Trace {
  if (kind === 'walk') return [from, ...via, to];
  if (kind === 'pass') return [over, ...via, to];
  return [over, to].filter(Boolean);
}

export type Placing = { what: 'depot' | 'docker'; left: number; of: number; quarters: number };

/** During the set-up: what the seat on turn places, how many it has left, and in how many quarters its depots lie. */
export function placing(quay: FragilePosition): Placing {
  const depots = [...quay.depots].filter(([, seat]) => seat === quay.onTurn).map(([square]) => square);
  const quarters = new Set(depots.map((square) => `${square < 'F'} ${Number(square.slice(1)) < 6}`)).size;
  const [depotsEach, dockersEach] = [quay.players === 4 ? 3 : 4, quay.players === 2 ? 3 : 2]; // F5
  if (depots.length < depotsEach) {
    return { what: 'depot', left: depotsEach - depots.length, of: depotsEach, quarters };
  }
  const dockers = quay.dockers.filter((docker) => docker.seat === quay.onTurn);
  return { what: 'docker', left: dockersEach - dockers.length, of: dockersEach, quarters };
}

export type FragileScore = { points: number[]; marker: number; ending: boolean };

/** Points by seat (index 0 is nobody), who holds the marker, and whether the end is near. */
export function fragileScore(text: string): FragileScore {
  const lines = readLines(text);
  const quay = readFragile(text);
  const points = Array<number>(quay.players + 1).fill(0);
  const empty = Array<number>(quay.players + 1).fill(0);
  for (const [square, seat] of quay.depots) {
    const crate = quay.piles.get(square)?.[0];
    if (crate) points[seat] = (points[seat] ?? 0) + (crate.fragile ? 2 : 1);
    else empty[seat] = (empty[seat] ?? 0) + 1;
  }
  points[0] = 0;
  const told = wordsOf(lines, 'marker')[0];
  const marker = told !== undefined ? Number(told) : leader(points);
  const ending = !quay.settingUp && quay.depots.size > 0 && empty.slice(1).includes(0);
  return { points, marker, ending: ending || lines.some((line) => line.key === 'last-turns') };
}

/** The seat whose depots are all full; 0 when there is none. */
export function filled({ depots, piles, players }: FragilePosition): number {
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  const isFull = (seat: number) =>
    [...depots].every(([square, owner]) => owner !== seat || piles.has(square));
  return seats.find(isFull) ?? 0;
}

function leader(points: number[]): number {
  const most = Math.max(...points);
  return most > 0 ? points.indexOf(most) : 0;
}
