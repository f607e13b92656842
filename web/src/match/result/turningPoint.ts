import { Engine } from '../../engine/engine';
import type { Step } from '../../net/protocol';

/** The step with which a seat took the lead for the last time; 0 where it never led alone, or from the start. */
export function leadTaken(points: number[][], seat: number): number {
  let leader = 0;
  let taken = 0;
  points.forEach((of, step) => {
    const most = Math.max(...of);
    const ahead = of.filter((n) => n === most).length === 1 ? of.indexOf(most) + 1 : leader; // a tie changes nothing
    if (ahead !== leader) [leader, taken] = [ahead, step];
  });
  return leader === seat ? taken : 0;
}

/** Finds that step of a finished match in an engine of its own, which knows the points after every action. */
export async function turningPoint(text: string, record: Step[], winner: number): Promise<number> {
  const engine = new Engine();
  try {
    await engine.ask('importRecord', text, '', 'turning', 0);
    const points: number[][] = [];
    for (let step = 0; step <= record.length; step++) {
      points.push((await engine.ask('moment', step, winner)).points);
    }
    return leadTaken(points, winner);
  } finally {
    engine.stop();
  }
}
