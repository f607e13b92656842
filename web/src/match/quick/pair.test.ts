import { expect, it } from 'vitest';
import type { SeatSummary, Summary } from '../../net/protocol';
import { byAge, waitingFor } from './pair';

const host: SeatSummary = { seat: 1, kind: 'player', name: 'Ana', mine: false, online: true, level: null };
const open: SeatSummary = { ...host, seat: 2, kind: 'open', name: '', vacant: true, online: false };

function table(id: string, other: Partial<Summary> = {}): Summary {
  return {
    id,
    game: 'arcanor',
    variant: 'open',
    options: {},
    version: 0,
    state: 'waiting',
    seats: [host, open],
    onTurn: 0,
    turn: 0,
    points: [],
    clock: { kind: 'none' },
    listed: true,
    result: null,
    seedHash: '',
    created: 1000,
    updated: 1000,
    ...other,
  };
}

const found = (...tables: Summary[]) => waitingFor('arcanor', 'open', tables).map(({ id }) => id);

it.each([
  ['of another game', { game: 'fragile' }],
  ['that already runs', { state: 'running' as const }],
  ['that I opened', { seats: [{ ...host, mine: true }, open] }],
  ['without a seat for me', { seats: [host, { ...open, vacant: false }] }],
  ['at which nobody is present', { seats: [{ ...host, online: false }, open] }],
  ['at which only a computer sits', { seats: [{ ...host, kind: 'bot' as const }, open] }],
])('passes over a table %s', (_, other) => {
  expect(found(table('a', other))).toEqual([]);
});

it('prefers the usual variant, no clock, few free seats, and who has waited longest', () => {
  expect(
    found(
      table('younger', { created: 2000 }),
      table('clock', { clock: { kind: 'turn', days: 1 } }),
      table('memory', { variant: 'memory' }),
      table('roomy', { seats: [host, open, { ...open, seat: 3 }] }),
      table('oldest'),
    ),
  ).toEqual(['oldest', 'younger', 'roomy', 'clock', 'memory']);
});

it('orders two tables alike for everybody, even if opened at the same moment', () => {
  expect([table('b'), table('a'), table('c', { created: 1 })].sort(byAge).map(({ id }) => id)).toEqual([
    'c',
    'a',
    'b',
  ]);
});
