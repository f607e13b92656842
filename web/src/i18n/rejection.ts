import { named, speech } from './i18n.svelte';

/** What the engine and the server say when they reject something: a stable code, the rule behind it, and their English words. */
export type Rejection = { code: string; rule?: string; reason: string };

/** Why something was rejected, in the reader's language; the words that came with it when the code is unknown here. */
export function whyNot({ code, rule = '', reason }: Rejection): string {
  const letter = rule.charAt(0); // every game numbers its rules with a letter of its own: F23
  const name = [`${letter}.${code}`, code].find((one) => `rejection.${one}` in speech.texts);
  return name ? named('rejection', name, { reason }) : reason;
}

/** The same for whatever was caught: a rejection, or a fault that has only its message. */
export function whatHappened(error: unknown): string {
  const { code = '', rule, message } = error as Error & { code?: string; rule?: string };
  return whyNot({ code, rule, reason: message });
}
