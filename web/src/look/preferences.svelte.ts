import { store, stored } from '../storage';

/** How fast the board shows what others do. */
export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

/** Whether the record is written in words, or in the notation of the game. */
export type Notation = 'words' | 'symbols';

/** What a reader likes, as kept in this browser. Whoever assigns a field changes it for good. */
export type Preferences = {
  pace: Pace;
  notation: Notation;
  /** Whether an action is done only after a second press. */
  confirm: boolean;
  coordinates: boolean;
  /** Whether the board is shown from the other side. */
  flip: boolean;
  sound: boolean;
};

const defaults: Preferences = {
  pace: 'normal',
  notation: 'words',
  confirm: false,
  coordinates: true,
  flip: false,
  sound: stored('sound') === 'on', // where release 0.2 kept it
};

/** What is stored, as far as it is what we would store: each field of the type that its default has. */
export function readPreferences(text: string | null): Preferences {
  const kept = parse(text);
  const known = Object.entries(kept).filter(
    ([key, value]) => typeof value === typeof defaults[key as keyof Preferences],
  );
  return { ...defaults, ...Object.fromEntries(known) };
}

function parse(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? '{}')) as object;
  } catch {
    return {}; // somebody else's text: the defaults are as good as anything
  }
}

export const preferences = $state(readPreferences(stored('preferences')));

$effect.root(() => {
  $effect(() => store('preferences', JSON.stringify(preferences)));
});
