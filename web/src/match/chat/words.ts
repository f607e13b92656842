import { named } from '../../i18n/i18n.svelte';
import type { ChatMessage } from '../../net/protocol';

/** Phrases and reactions, which every reader sees in their own language. */
export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'one-moment',
  'back',
  'goodbye',
] as const;

export const reactions = ['cheer', 'laugh', 'wow', 'sigh', 'heart'] as const;

/** The server rejects longer texts. */
export const LONGEST_TEXT = 200;

/** A message in the reader's language. */
export const wordsOf = ({ kind, body }: Pick<ChatMessage, 'kind' | 'body'>) =>
  kind === 'text' ? body : named(kind, body);
