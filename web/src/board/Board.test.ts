import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import { games } from '../games';
import { openings } from '../home/samples';
import Board from './Board.svelte';

const rest = { seat: 1, last: null, step: 0 };
const gesture = (text: string) => ({ text, kind: 'mark', from: '', over: '', to: text, cost: 0, via: [] });

it.each(games)('$id is drawn', ({ id }) => {
  const { body } = render(Board, {
    props: { ...rest, game: id, position: openings[id]!.position, legal: [] },
  });
  expect(body).toContain('role="grid"');
});

it('a game without drawings shows its position and a button for every action', () => {
  const { body } = render(Board, {
    props: { ...rest, game: 'noughts', position: 'X . O', legal: [gesture('b1'), gesture('b2')] },
  });
  expect(body).toContain('X . O');
  expect(body.match(/>b\d<\/button>/g)).toHaveLength(2);
});
