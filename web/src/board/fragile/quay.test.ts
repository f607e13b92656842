import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { centre, DEPOTS, type Side } from './quay';

const java = readFileSync('../rules/src/main/java/cabestan/rules/fragile/quay/DepotLayout.java', 'utf8');

function sideTowards(depot: string, front: string): Side {
  const [from, to] = [centre(depot), centre(front)];
  if (from.x !== to.x) return from.x < to.x ? 'right' : 'left';
  return from.y < to.y ? 'down' : 'up';
}

it('the depots are drawn where the engine has them, and open to the same sides (F2)', () => {
  const squares = /"""(.*?)"""/s.exec(java)![1]!.trim().split(/\s+/);
  const ofEngine: Record<string, Side> = {};
  for (let i = 0; i < squares.length; i += 2)
    ofEngine[squares[i]!] = sideTowards(squares[i]!, squares[i + 1]!);
  expect(DEPOTS).toEqual(ofEngine);
});
