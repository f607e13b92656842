import { expect, it } from 'vitest';
import type { SeatSummary, Summary } from '../../net/protocol';
import { isHurried } from './awake';

const seats = [{ mine: true }, { mine: false }] as SeatSummary[];
const clock: Summary['clock'] = { kind: 'match', seconds: 600, increment: 5 };

it('the screen stays on while my time runs in one sitting', () => {
  expect(isHurried({ state: 'running', clock, seats })).toBe(true);
});

it('it may go off over turns of days, without a clock, for watchers, and at the end', () => {
  expect(isHurried({ state: 'running', clock: { kind: 'turn', days: 3 }, seats })).toBe(false);
  expect(isHurried({ state: 'running', clock: { kind: 'none' }, seats })).toBe(false);
  expect(isHurried({ state: 'running', clock, seats: seats.slice(1) })).toBe(false);
  expect(isHurried({ state: 'over', clock, seats })).toBe(false);
});
