import { expect, it } from 'vitest';
import { fromLink, toLink } from './link';

it('a position survives its link, without comments', () => {
  const position = 'game cartagena\nhand 1 B B K\ndiscard';
  expect(toLink(`${position} # nothing played yet\n`)).toBe('game_cartagena;hand_1_B_B_K;discard');
  expect(fromLink(toLink(position))).toBe(position);
});
