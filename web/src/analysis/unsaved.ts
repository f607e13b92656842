import { forget, store, storedJson } from '../storage';

/** What this browser has of a study and the site does not: the text now, and the version and text that it grew from. */
type Unsaved = { version: number; base: string; text: string };

const nameOf = (study: string) => `unsaved-${study}`;

export function unsavedOf(study: string): Unsaved | null {
  const found = storedJson<Partial<Unsaved>>(nameOf(study), {});
  return found.text === undefined ? null : (found as Unsaved);
}

export const keepUnsaved = (study: string, unsaved: Unsaved): void =>
  store(nameOf(study), JSON.stringify(unsaved));

export const forgetUnsaved = (study: string): void => forget(nameOf(study));
