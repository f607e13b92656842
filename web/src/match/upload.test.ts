import { beforeAll, expect, it, vi } from 'vitest';
import type { NewSeat, SeatSummary } from '../net/protocol';

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { addEventListener: () => {}, documentElement: { dataset: {} } });

let seatsThere: (seats: SeatSummary[], free: number[]) => NewSeat[];
beforeAll(async () => {
  seatsThere = (await import('./upload')).seatsThere;
});

const seat = (seat: number, kind: SeatSummary['kind'], name: string, level: number | null = null) => {
  return { seat, kind, name, level, mine: kind !== 'bot', online: true };
};

it('keeps everybody in place', () => {
  const seats = [seat(1, 'guest', 'Bo'), seat(2, 'player', 'Ana'), seat(3, 'bot', 'Level 4', 4)];
  expect(seatsThere(seats, [])).toEqual([
    { kind: 'guest', name: 'Bo' },
    { kind: 'me' },
    { kind: 'bot', level: 4 },
  ]);
});

it('frees a seat for a friend', () => {
  expect(seatsThere([seat(1, 'player', 'Ana'), seat(2, 'bot', 'Level 4', 4)], [2])).toEqual([
    { kind: 'me' },
    { kind: 'open' },
  ]);
});

it('gives me the first seat of this screen where nobody is me', () => {
  expect(seatsThere([seat(1, 'guest', 'Bo'), seat(2, 'guest', 'Cy')], [])).toEqual([
    { kind: 'me' },
    { kind: 'guest', name: 'Cy' },
  ]);
});
