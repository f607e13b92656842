import { beforeEach, describe, expect, it } from 'vitest';
import type { Annotation } from './annotation';
import { Pen } from './pen.svelte';

let drawn: Annotation[];
let pen: Pen;
beforeEach(() => {
  drawn = [];
  pen = new Pen(
    () => drawn,
    (stroke) => drawn.push(stroke),
  );
});

describe('a pen', () => {
  it('draws a square where a stroke ends as it began, else an arrow', () => {
    pen.begin('a1');
    pen.end('a1');
    pen.colour = 'red';
    pen.begin('a1');
    pen.over = 'b2';
    expect(pen.stroke).toEqual({ from: 'a1', to: 'b2', colour: 'red' });
    pen.end('c3');
    expect(drawn).toEqual([
      { from: 'a1', to: 'a1', colour: 'green' },
      { from: 'a1', to: 'c3', colour: 'red' },
    ]);
    expect(pen.isDrawing).toBe(false);
  });

  it('draws nothing beside the board, or when it is cancelled', () => {
    pen.begin('a1');
    pen.end(null);
    pen.begin('a1');
    pen.cancel();
    expect(drawn).toEqual([]);
    expect(pen.isDrawing).toBe(false);
  });

  it('takes the right button always, and the left one only in hand', () => {
    expect([0, 1, 2].map((button) => pen.takes({ button }))).toEqual([false, false, true]);
    pen.isInHand = true;
    expect([0, 1, 2].map((button) => pen.takes({ button }))).toEqual([true, false, true]);
  });

  it('needs two presses of a key', () => {
    pen.press('a1');
    expect(drawn).toEqual([]);
    pen.press('b2');
    expect(drawn).toEqual([{ from: 'a1', to: 'b2', colour: 'green' }]);
  });
});
