import { describe, expect, it } from 'vitest';
import { combine } from './combine';
import type { Line, Part } from '../report';

function line(text: string, chance: number, more: Partial<Line> = {}): Line {
  const gesture = { text, kind: 'move', from: '', over: '', to: '', cost: 0, via: [] };
  return { actions: [gesture], chances: [chance, 10_000 - chance], gains: [], ...more };
}

const part = (depth: number, ...lines: Line[]): Part => ({
  seat: 1,
  lines,
  prospects: [],
  nodes: 100,
  depth,
});

const texts = (lines: Line[]) => lines.map((one) => one.actions[0]!.text);

describe('what several engines found', () => {
  it('is the best of all their lines, at the depth at which the best was found', () => {
    const { lines, chances, nodes, depth } = combine([
      part(9, line('a', 5000), line('d', 2000)),
      part(8, line('b', 6000), line('c', 5500)),
    ]);
    expect(texts(lines)).toEqual(['b', 'c', 'a']);
    expect(chances).toEqual([6000, 4000]);
    expect([nodes, depth]).toEqual([200, 8]);
  });

  it('counts each try alike where several tried the same', () => {
    const { lines } = combine([
      part(1, line('a', 5000, { tries: 300 })),
      part(1, line('a', 7000, { tries: 100 })),
    ]);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.chances).toEqual([5500, 4500]);
    expect(lines[0]!.tries).toBe(400);
  });

  it('has what was hardly tried behind what was tried often', () => {
    const { lines } = combine([
      part(1, line('lucky', 9000, { tries: 10 }), line('a', 5000, { tries: 500 })),
      part(1, line('a', 5000, { tries: 500 })),
    ]);
    expect(texts(lines)).toEqual(['a', 'lucky']);
  });

  it('has the shortest of wins by force first, and the longest of losses', () => {
    const wins = combine([
      part(1, line('slow', 10_000, { winIn: 3 })),
      part(1, line('fast', 10_000, { winIn: 1 })),
    ]);
    expect(texts(wins.lines)).toEqual(['fast', 'slow']);
    const losses = combine([
      part(1, line('soon', 0, { winIn: -1 })),
      part(1, line('late', 0, { winIn: -4 })),
    ]);
    expect(texts(losses.lines)).toEqual(['late', 'soon']);
  });

  it('does without a part that had nothing to look into', () => {
    expect(texts(combine([part(3, line('only', 5000)), part(0)]).lines)).toEqual(['only']);
  });
});
