import { store, stored } from '../storage';

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';
export type Notation = 'words' | 'symbols';

/** How the reader likes to play; kept in this browser. */
export type Preferences = {
  /** How quickly the actions of others are shown. */
  pace: Pace;
  /** How the record is written. */
  notation: Notation;
  /** Whether an action on the board has to be confirmed. */
  confirm: boolean;
  /** Whether boards show the names of their squares. */
  coordinates: boolean;
  /** Whether boards are shown from the other side. */
  flip: boolean;
  sound: boolean;
  /** Whether what others say at the table is shown. */
  chat: boolean;
};

const KEY = 'preferences';

const defaults: Preferences = {
  pace: 'normal',
  notation: 'words',
  confirm: false,
  coordinates: true,
  flip: false,
  sound: stored('sound') === 'on', // where releases up to 0.1 kept it
  chat: true,
};

const choices: Partial<Record<keyof Preferences, readonly unknown[]>> = {
  pace: ['slow', 'normal', 'fast', 'instant'],
  notation: ['words', 'symbols'],
};

/** The stored preferences, with defaults for those that are missing or invalid. */
export function readPreferences(text: string | null): Preferences {
  const found = parse(text);
  const isValid = (key: keyof Preferences) =>
    choices[key]?.includes(found[key]) ?? typeof found[key] === typeof defaults[key];
  const keys = Object.keys(defaults) as (keyof Preferences)[];
  return { ...defaults, ...Object.fromEntries(keys.filter(isValid).map((key) => [key, found[key]])) };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {}; // not written by this page
  }
}

/** Assigning a field stores it. */
export const preferences = $state(readPreferences(stored(KEY)));

$effect.root(() => {
  $effect(() => store(KEY, JSON.stringify(preferences)));
});
