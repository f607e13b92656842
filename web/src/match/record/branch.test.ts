import { expect, it } from 'vitest';
import { cutRecord } from './branch';

const record = `cabestan match 1
game      cartagena
seat      1 Ana
turn      1 B@0 K@3 end
deal      1 5e7d 9f00
turn      2 P@0 end
result    1,2 all-home
`;

it('keeps the first actions, cuts within a turn, and lets the match run', () => {
  expect(cutRecord(record, 2)).toBe(`cabestan match 1
game      cartagena
seat      1 Ana
turn      1 B@0 K@3
result    running
`);
  expect(cutRecord(record, 4)).toContain('deal      1 5e7d 9f00\nturn      2 P@0\n');
  expect(cutRecord(record, 0)).not.toContain('turn');
});
