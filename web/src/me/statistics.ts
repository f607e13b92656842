import type { SeatSummary, Summary } from '../net/protocol';

/** How matches went for me, and how long they were together. */
type Tally = { label: string; won: number; drawn: number; lost: number; turns: number };

/** The ways to group matches; one with several opponents counts for each of them. */
export type Grouping = (match: Summary, mine: SeatSummary) => string[];

export const played = ({ won, drawn, lost }: Tally) => won + drawn + lost;

/** My seat in a match that was played to a result; none if I held several, as then nobody is the other side. */
function mySeat({ seats, result }: Summary): SeatSummary | null {
  const mine = seats.filter((seat) => seat.mine);
  return result && result.code !== 'abandoned' && mine.length === 1 ? mine[0]! : null;
}

/** My results, most matches first. */
export function tallies(matches: Summary[], grouping: Grouping): Tally[] {
  const groups = new Map<string, Tally>();
  for (const match of matches) {
    const mine = mySeat(match);
    for (const label of mine ? grouping(match, mine) : []) {
      const tally = groups.get(label) ?? { label, won: 0, drawn: 0, lost: 0, turns: 0 };
      groups.set(label, tally);
      tally[outcome(match.result!.ranks, mine!.seat)]++;
      tally.turns += match.turn;
    }
  }
  return [...groups.values()].sort((a, b) => played(b) - played(a) || a.label.localeCompare(b.label));
}

/** Sharing the first place is no win. */
function outcome(ranks: number[], seat: number): 'won' | 'drawn' | 'lost' {
  if (ranks[seat - 1] !== 1) return 'lost';
  return ranks.filter((rank) => rank === 1).length > 1 ? 'drawn' : 'won';
}
