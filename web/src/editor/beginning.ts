import { Engine } from '../engine/engine';
import { linesOfSeats } from '../match/localSeats';
import { hex } from '../random';

/** How a match of this variant begins, with everything in sight; where chance has a part, each time anew. */
export async function beginningOf(game: string, variant: string, seats: number): Promise<string> {
  const engine = new Engine();
  try {
    const people = Array.from({ length: seats }, (_, i) => ({
      kind: 'guest' as const,
      name: String(i + 1),
      mine: true,
      level: null,
    }));
    await engine.ask('open', game, variant, '', linesOfSeats(people), 1, hex(32), 'beginning', 0);
    const { text } = await engine.ask('record');
    return (await engine.ask('analyse', text, '')).start;
  } finally {
    engine.stop();
  }
}
