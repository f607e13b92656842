import { afterEach, describe, expect, it } from 'vitest';
import { preferences } from '../look/preferences.svelte';
import type { Gesture } from '../net/protocol';
import { Picker } from './picker.svelte';

function gesture(
  text: string,
  kind: string,
  from: string,
  over: string,
  to: string,
  via: string[] = [],
): Gesture {
  return { text, kind, from, over, to, cost: 1, via };
}

function table(legal: Gesture[]) {
  const played: string[] = [];
  const tried: string[] = [];
  const picker = new Picker(
    (g) => played.push(g.text),
    (from, over, to) => tried.push(`${from}${over}-${to}`),
  );
  picker.offer(legal);
  return { picker, played, tried };
}

describe('taking and dropping', () => {
  const legal = [
    gesture('a1-b2', 'move', 'a1', '', 'b2'),
    gesture('a1^b2', 'release', 'a1', '', 'b2'),
    gesture('a1-a2', 'move', 'a1', '', 'a2'),
  ];

  it('plays the only gesture that ends there', () => {
    const { picker, played } = table(legal);
    picker.press('a1');
    picker.press('a2');
    expect(played).toEqual(['a1-a2']);
  });

  it('asks when a place means several things', () => {
    const { picker, played } = table(legal);
    picker.press('a1');
    picker.press('b2');
    expect(played).toEqual([]);
    expect(picker.asking.map((g) => g.kind)).toEqual(['move', 'release']);
    picker.choose(picker.asking[1]!);
    expect(played).toEqual(['a1^b2']);
  });

  it('reports an attempt that is not legal, and lets go', () => {
    const { picker, played, tried } = table(legal);
    picker.press('a1');
    picker.press('h7');
    expect(played).toEqual([]);
    expect(tried).toEqual(['a1-h7']);
    expect(picker.isHolding).toBe(false);
  });
});

describe('what is offered anew', () => {
  const legal = [gesture('a1-b2', 'move', 'a1', '', 'b2'), gesture('a1^b2', 'release', 'a1', '', 'b2')];

  it('leaves the hand as it is where it is the same', () => {
    const { picker, played } = table(legal);
    picker.press('a1');
    picker.drag = { spot: 'a1', x: 3, y: 4 };
    picker.press('b2');
    picker.offer(structuredClone(legal));
    expect(picker.from).toBe('a1');
    expect(picker.drag).not.toBeNull();
    expect(picker.asking.map((g) => g.kind)).toEqual(['move', 'release']);
    picker.choose(picker.asking[1]!);
    expect(played).toEqual(['a1^b2']);
  });

  it('empties the hand where it is not', () => {
    for (const other of [[], legal.slice(1), [legal[0]!, gesture('b1-b2', 'move', 'b1', '', 'b2')]]) {
      const { picker } = table(legal);
      picker.press('a1');
      picker.offer(other);
      expect(picker.isHolding).toBe(false);
    }
  });
});

describe('a depot to be placed', () => {
  const legal = [gesture('C3', 'place-depot', '', '', 'C3')];

  it('reports an attempt to place it elsewhere', () => {
    const { picker, played, tried } = table(legal);
    picker.press('E2');
    expect(played).toEqual([]);
    expect(tried).toEqual(['-E2']);
  });

  it('reports nothing where nothing can be placed', () => {
    const { picker, tried } = table([]);
    picker.press('E2');
    expect(tried).toEqual([]);
  });
});

describe('a crate between dockers', () => {
  const legal = [
    gesture('B5*B4-B3', 'push', 'B5', 'B4', 'B3'),
    gesture('B5!B4', 'turn', 'B5', 'B4', ''),
    gesture('B5~B4-A3', 'pass', 'B5', 'B4', 'A3', ['A4']),
    gesture('B5~B4-C3', 'pass', 'B5', 'B4', 'C3', ['A4', 'C4']),
  ];

  it('narrows a chain by the hands it goes through', () => {
    const { picker, played } = table(legal);
    picker.press('B5');
    picker.press('B4');
    expect([...picker.targets.keys()]).toEqual(['B3', 'A3', 'C3']);
    picker.press('C4');
    expect([...picker.targets.keys()]).toEqual(['C3']);
    picker.press('C3');
    expect(played).toEqual(['B5~B4-C3']);
  });

  it('pushes when the crate is pressed twice', () => {
    const { picker, played } = table(legal);
    for (const spot of ['B5', 'B4', 'B4']) picker.press(spot);
    expect(played).toEqual(['B5*B4-B3']);
  });

  it('offers what happens in place', () => {
    const { picker } = table(legal);
    picker.press('B5');
    picker.press('B4');
    expect(picker.inPlace.map((g) => g.kind)).toEqual(['turn']);
  });

  it('goes back one step at a time', () => {
    const { picker } = table(legal);
    picker.press('B5');
    picker.press('B4');
    picker.escape();
    expect([picker.from, picker.over]).toEqual(['B5', null]);
    picker.escape();
    expect(picker.isHolding).toBe(false);
  });
});

it('places things that come from nowhere with one press', () => {
  const { picker, played } = table([gesture('A1', 'place-depot', '', '', 'A1')]);
  picker.press('A1');
  expect(played).toEqual(['A1']);
});

it('needs only a card and a pirate', () => {
  const { picker, played } = table([
    gesture('T@9', 'forward', '9', 'T', '23'),
    gesture('B@9', 'forward', '9', 'B', '18'),
  ]);
  picker.press('T');
  picker.press('9');
  expect([...picker.targets.keys()]).toEqual(['23']);
  picker.press('23');
  expect(played).toEqual(['T@9']);
});

describe('for whoever wants to confirm', () => {
  const legal = [gesture('a1-a2', 'move', 'a1', '', 'a2'), gesture('a1-b1', 'move', 'a1', '', 'b1')];

  afterEach(() => {
    preferences.confirm = false;
  });

  function aimed() {
    preferences.confirm = true;
    const made = table(legal);
    made.picker.press('a1');
    made.picker.press('a2');
    return made;
  }

  it('asks before it plays even the only gesture', () => {
    const { picker, played } = aimed();
    expect(played).toEqual([]);
    expect(picker.isConfirming).toBe(true);
    expect(picker.askingAt).toBe('a2');
  });

  it('plays when the same place is pressed again', () => {
    const { picker, played } = aimed();
    picker.press('a2');
    expect(played).toEqual(['a1-a2']);
  });

  it('aims elsewhere when another place is pressed', () => {
    const { picker, played } = aimed();
    picker.press('b1');
    expect(played).toEqual([]);
    expect(picker.askingAt).toBe('b1');
  });

  it('keeps the piece in hand after a no', () => {
    const { picker, played } = aimed();
    picker.escape();
    expect(played).toEqual([]);
    expect(picker.askingAt).toBeNull();
    expect(picker.from).toBe('a1');
  });
});
