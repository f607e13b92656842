import { named } from '../../i18n/i18n.svelte';
import type { ChatMessage } from '../../net/protocol';

/** What can be said without writing; every reader sees it in their own language. */
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

/** The server takes no longer text. */
export const LONGEST_TEXT = 200;

/** What was said, in the reader's language. */
export const wordsOf = ({ kind, body }: Pick<ChatMessage, 'kind' | 'body'>) =>
  kind === 'text' ? body : named(kind, body);
