import { expect, it } from 'vitest';
import { shadeOf } from './shade';

it('chances in Arcanor have the colours of the pieces, with numbers that can be read on them', () => {
  expect(shadeOf('arcanor', 1).ink).toBe('#160a02');
  expect(shadeOf('arcanor', 2).ink).toBe('#ffffff');
});

it('elsewhere they have the colours of the seats', () => {
  expect(shadeOf('cartagena', 3)).toEqual({ fill: 'var(--seat-3)', ink: 'var(--on-seat-3)' });
});
