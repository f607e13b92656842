import { describe, expect, it } from 'vitest';
import { type Annotation, type Colour, mergeAnnotations, redraw } from './annotation';

/** `red a1 c3` is an arrow, `red a1` a square. */
function annotation(text: string): Annotation {
  const [colour, from, to = from] = text.split(' ') as [Colour, string, string?];
  return { colour, from, to: to! };
}
const all = (...texts: string[]) => texts.map(annotation);

describe('what is drawn on a board', () => {
  it('is added', () => {
    expect(redraw(all('green b3'), annotation('red a1 c3'))).toEqual(all('green b3', 'red a1 c3'));
  });

  it('is erased when it is drawn once more', () => {
    expect(redraw(all('green b3', 'red a1 c3'), annotation('green b3'))).toEqual(all('red a1 c3'));
  });

  it('takes another colour; an arrow back is another arrow', () => {
    expect(redraw(all('green a1 c3'), annotation('blue a1 c3'))).toEqual(all('blue a1 c3'));
    expect(redraw(all('green a1 c3'), annotation('blue c3 a1'))).toEqual(all('green a1 c3', 'blue c3 a1'));
  });
});

describe('what two people have drawn', () => {
  const merged = (base: string[], mine: string[], theirs: string[]) =>
    mergeAnnotations(all(...base), all(...mine), all(...theirs));

  it('has what either has added, and not what either has erased', () => {
    expect(merged(['red a1', 'red a2'], ['red a2', 'blue b1'], ['red a1', 'green c1'])).toEqual(
      all('green c1', 'blue b1'),
    );
  });

  it('has the colour of who changed it, and mine where both have', () => {
    expect(merged(['red a1'], ['red a1'], ['blue a1'])).toEqual(all('blue a1'));
    expect(merged(['red a1'], ['green a1'], ['blue a1'])).toEqual(all('green a1'));
  });
});
