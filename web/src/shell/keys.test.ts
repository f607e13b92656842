import { expect, it } from 'vitest';
import { isTaken } from './keys';

/** A key pressed on a control of this type, or on nothing in particular. */
function press(key: string, type = '', modifiers: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const target = { closest: () => (type ? { type } : null) };
  return { key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers, target } as never;
}

it.each([
  ['a letter where one writes', press('e', 'textarea')],
  ['a letter that chooses in a list', press('e', 'select-one')],
  ['a letter in a name', press('u', 'text')],
  ['an arrow among radio buttons', press('ArrowLeft', 'radio')],
  ['space on a radio button', press(' ', 'radio')],
  ['a combination of the browser', press('r', '', { ctrlKey: true })],
  ['the way back in the history', press('ArrowLeft', '', { altKey: true })],
  ['the way to the start page', press('Home', '', { altKey: true })],
])('%s is no shortcut of the page', (_, event) => {
  expect(isTaken(event)).toBe(true);
});

it.each([
  ['a letter on the page', press('e')],
  ['an arrow on the page', press('ArrowLeft')],
  ['a digit on a radio button', press('2', 'radio')],
  ['a bracket that needs Alt on this keyboard', press('[', '', { altKey: true })],
])('%s is a shortcut', (_, event) => {
  expect(isTaken(event)).toBe(false);
});
