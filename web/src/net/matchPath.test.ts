import { expect, it } from 'vitest';
import { matchPath } from './matchPath';

it('leads to a match, or to something of it', () => {
  expect(matchPath('m1')).toBe('matches/m1');
  expect(matchPath('a/b', 'record')).toBe('matches/a%2Fb/record');
});

it('carries the key that opens it, and no empty one', () => {
  expect(matchPath('m1', 'record', { key: 'k&1' })).toBe('matches/m1/record?key=k%261');
  expect(matchPath('m1', 'positions/3', { seat: 0, key: null })).toBe('matches/m1/positions/3?seat=0');
});
