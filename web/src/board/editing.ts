import type { Component } from 'svelte';
import type { Gesture } from '../net/protocol';
import type { Spot } from './picker.svelte';

/** What a press on the board does while a position is set up; `seat` tells whose piece it places. */
export type Tool = { id: string; label: string; seat?: number };

/** Something a position says besides where its pieces stand, as one of a few values. */
export type Choice = {
  id: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
};

export type FieldsProps = { position: string; change: (position: string) => void };

/** What a game knows of setting up its positions. They are texts: every change makes another text. */
export type PositionEditor = {
  variantOf: (position: string) => string;
  seatsOf: (position: string) => number;
  /** The same pieces in another variant; null where only the beginning of that variant makes sense. */
  withVariant: (position: string, variant: string, seats: number) => string | null;
  tools: (position: string) => Tool[];
  /** Where a tool can be used, or from where to where. */
  offers: (position: string, tool: string) => Gesture[];
  use: (position: string, tool: string, gesture: Gesture) => string;
  choices: (position: string) => Choice[];
  choose: (position: string, choice: string, value: string) => string;
  /** What cannot be set up by pressing the board or choosing a value. */
  Fields?: Component<FieldsProps>;
};

/** A gesture of the editor: something is put here, or taken from one place to another. */
export function edit(to: Spot, from: Spot = ''): Gesture {
  return { text: `${from}>${to}`, kind: 'edit', from, over: '', to, cost: 0, via: [] };
}

/** Every way to take something from one of these places to one of those. */
export function moves(from: Spot[], to: Spot[]): Gesture[] {
  return from.flatMap((one) => to.filter((other) => other !== one).map((other) => edit(other, one)));
}
