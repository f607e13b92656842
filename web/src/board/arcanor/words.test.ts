import { expect, it } from 'vitest';
import type { Gesture } from '../../net/protocol';
import { uncovered } from './words';

const gesture = (kind: string, from: string, to = ''): Gesture => ({
  text: '',
  kind,
  from,
  over: '',
  to,
  cost: 1,
  via: [],
});
const board = (row: string, words: string) =>
  `,,,,,,,/,,,,,,,/,,,,,,,/${row}/,,,,,,,/,,,,,,,/,,,,,,, ${words}`;

it.each([
  [
    'a peek shows the piece directly inside',
    gesture('peek', 'b4'),
    board(',1b,,,,,,', 'w memory lifted=b4 shown=b4'),
    'Under the lid of b4: maple 1 holding walnut 2.',
  ],
  [
    'a peek shows that there is none',
    gesture('peek', 'b4'),
    board(',1,,,,,,', 'w memory lifted=b4 shown=b4'),
    'Under the lid of b4: maple 1, empty inside.',
  ],
  [
    'a lift from what may not stay is put back',
    gesture('release', 'b4', 'a4'),
    board(',1b,,,,,,', 'w memory lifted=b4 shown=b4'),
    'Put back, as that may not stay. Under the lid of b4: maple 1 holding walnut 2.',
  ],
  [
    'a release leaves what it held',
    gesture('release', 'b4', 'a4'),
    board('1,2,,,,,,', 'b memory shown=a4'),
    'Left on b4: maple 2.',
  ],
  [
    'a capture from an empty piece leaves nothing',
    gesture('capture', 'b4', 'c4'),
    board(',,1,,,,,', 'b memory'),
    'It held nothing.',
  ],
  ['a move uncovers nothing', gesture('move', 'b4', 'a4'), board('1,,,,,,,', 'b memory quiet=1'), ''],
  ['the open table hides nothing', gesture('release', 'b4', 'a4'), board('1,2,,,,,,', 'b'), ''],
])('%s', (_, action, position, words) => {
  expect(uncovered(action, position)).toBe(words);
});
