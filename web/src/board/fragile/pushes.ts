import type { Gesture } from '../../net/protocol';
import type { Spot } from '../picker.svelte';
import type { FragilePosition } from './position';
import { DEPOTS, type Side } from './quay';

const OPPOSITE: Record<Side, Side> = { up: 'down', down: 'up', left: 'right', right: 'left' };

/**
 * Every push of the given ones, continued as far as the points allow: the docker pushes on in the same direction (F16).
 * The text of such a gesture names its single pushes one after the other, as they are written in a record.
 */
export function pushesOn(quay: FragilePosition, legal: Gesture[]): Gesture[] {
  return legal.filter(({ kind }) => kind === 'push').flatMap((push) => continued(quay, push));
}

function continued(quay: FragilePosition, push: Gesture): Gesture[] {
  const side = sideOf(push.over, push.to);
  const left = quay.acting?.square === push.from ? quay.acting.left : quay.points;
  const isTurnedNow = quay.turnedNow.includes(push.over);
  const runs: Gesture[] = [];
  let [run, docker, crate] = [push, push.over, push.to];
  while (run.cost + push.cost <= left && !(crate in DEPOTS)) {
    const to = next(crate, side);
    if (!isFree(quay, to, side, isTurnedNow)) break;
    run = {
      ...run,
      text: `${run.text} ${docker}*${crate}-${to}`,
      to,
      cost: run.cost + push.cost,
      via: [...run.via, crate],
    };
    runs.push(run);
    [docker, crate] = [crate, to];
  }
  return runs;
}

/** Whether the crate can be pushed there: on the quay, taken by nobody, and a depot only from its open side (F16, F21, F26). */
function isFree(quay: FragilePosition, to: Spot, side: Side, isTurnedNow: boolean): boolean {
  const isTaken = quay.piles.has(to) || quay.dockers.some(({ square }) => square === to);
  const open = DEPOTS[to];
  const isOpen = open === undefined || (open === OPPOSITE[side] && !isTurnedNow);
  return /^[A-J]([1-9]|10)$/.test(to) && !isTaken && isOpen;
}

function sideOf(from: Spot, to: Spot): Side {
  if (from[0] !== to[0]) return from[0]! < to[0]! ? 'right' : 'left';
  return Number(from.slice(1)) < Number(to.slice(1)) ? 'up' : 'down';
}

const STEPS: Record<Side, [number, number]> = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] };

function next(square: Spot, side: Side): Spot {
  const [columns, rows] = STEPS[side];
  return `${String.fromCharCode(square.charCodeAt(0) + columns)}${Number(square.slice(1)) + rows}`;
}
