import type { Gesture } from '../net/protocol';
import first from './samples/openings.json';

/** A moment of a sample match; tools/MakeSamples.java writes them. */
export type Moment = { position: string; gesture: Gesture | null };

/** The first moment of each; the rest of the match is fetched once the page stands. */
export const openings: Record<string, Moment> = first;

const files = import.meta.glob<{ default: Moment[] }>(['./samples/*.json', '!./samples/openings.json']);

export async function samples(game: string): Promise<Moment[]> {
  const file = files[`./samples/${game}.json`];
  return file ? (await file()).default : [];
}
