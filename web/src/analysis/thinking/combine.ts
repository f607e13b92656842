import type { Assessment, Chances, Line, Part } from '../report';

const SHOWN = 3;

/** A line that was tried this many times less often than the best is not compared with it. */
const FAR_LESS = 8;

/** Combines what several engines found about a position, each in its part of the search. */
export function combine(parts: Part[]): Assessment {
  const lines = new Map<string, Line>();
  for (const line of parts.flatMap((part) => part.lines)) {
    const first = line.actions[0]?.text ?? '';
    const other = lines.get(first);
    lines.set(first, other ? together(other, line) : line);
  }
  const { seat } = parts[0]!;
  const ranked = ranking([...lines.values()], seat);
  const best = ranked[0]!;
  const isBest = (line: Line) => line.actions[0]?.text === best.actions[0]?.text;
  const finder = parts.find((part) => part.lines.some(isBest))!;
  return {
    seat,
    chances: best.chances,
    lines: ranked.slice(0, SHOWN),
    prospects: parts.flatMap((part) => part.prospects),
    nodes: parts.reduce((sum, { nodes }) => sum + nodes, 0),
    depth: finder.depth,
  };
}

/** Joins what two engines found about the same action; a proof outweighs any number of tries. */
function together(one: Line, other: Line): Line {
  if (one.winIn) return one;
  if (other.winIn) return other;
  const [mine, theirs] = [one.tries ?? 1, other.tries ?? 1];
  const more = theirs > mine ? other : one;
  return { ...more, chances: mean(one.chances, mine, other.chances, theirs), tries: mine + theirs };
}

function mean(one: Chances, weight: number, other: Chances, otherWeight: number): Chances {
  return one.map((chance, seat) => (chance * weight + other[seat]! * otherWeight) / (weight + otherWeight));
}

/** Best first; a shorter win before a longer one, and lines that were tried far less often than the best come last. */
function ranking(lines: Line[], seat: number): Line[] {
  const most = Math.max(...lines.map(({ tries = 1 }) => tries));
  const isFew = ({ tries = 1, winIn }: Line) => (!winIn && tries * FAR_LESS < most ? 1 : 0);
  const chance = (line: Line) => line.chances[seat - 1]!;
  const haste = ({ winIn = 0 }: Line) => (winIn === 0 ? 0 : 1 / winIn);
  return lines.toSorted(
    (one, other) => isFew(one) - isFew(other) || chance(other) - chance(one) || haste(other) - haste(one),
  );
}
