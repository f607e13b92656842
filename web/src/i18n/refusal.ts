import { t, type Key } from './i18n.svelte';
import texts from './refused/en';

/** What engine and server say when they refuse: a stable code, the rule it rests on, and their own English words. */
export type Refused = { code: string; rule?: string; reason: string };

const games: Record<string, string> = { F: 'fragile', C: 'cartagena', A: 'arcanor' };

/** Why something was refused, in the reader's language; the words that came with it when the code is new to us. */
export function whyNot({ code, rule = '', reason }: Refused): string {
  const keys = [`refused.${games[rule.charAt(0)] ?? ''}.${code}`, `refused.${code}`];
  const key = keys.find((one) => one in texts);
  return key ? t(key as Key, { reason }) : reason;
}

/** The same for whatever was caught: a refusal, or a fault that only has its message. */
export function whatHappened(error: unknown): string {
  const { code = '', rule, message } = error as Error & { code?: string; rule?: string };
  return whyNot({ code, rule, reason: message });
}
