import { expect, it } from 'vitest';
import { readRecord as arcanor } from '../../board/arcanor/notation';
import { readRecord as cartagena } from '../../board/cartagena/notation';
import { turnInWords } from './told';

it('tells a turn of several actions without its end', () => {
  expect(turnInWords('cartagena', cartagena(['B@0', '-@5', 'end']))).toEqual({
    told: 'plays Bottle from the start, goes back from square 5',
    more: '',
  });
});

it('tells the first action of a line that goes on', () => {
  expect(turnInWords('arcanor', arcanor(['h2-g3', 'b7-b6', 'g3-g4']))).toEqual({
    told: 'moves from h2 to g3',
    more: 'b7-b6 g3-g4',
  });
});

it('tells a turn that is ended at once, and what comes after it', () => {
  expect(turnInWords('cartagena', cartagena(['end', 'B@0', 'end']))).toEqual({
    told: 'ends the turn',
    more: 'B@0 end',
  });
});

it('has nothing to tell of a line without actions', () => {
  expect(turnInWords('arcanor', [])).toEqual({ told: '', more: '' });
});
