import { arcanor } from './board/arcanor/game';
import { cartagena } from './board/cartagena/game';
import { fragile, fragileProblem } from './board/fragile/game';
import type { Game } from './board/game';
import type { NewMatch, NewSeat } from './net/protocol';

/** All games, in the order in which the pages show them; the only list of them in the client. */
export const games: Game[] = [fragile, cartagena, arcanor];

/** A game that is not listed can be played all the same; as its secrets are unknown, everything counts as hidden. */
export function gameNamed(id: string): Game {
  return (
    [...games, fragileProblem].find((game) => game.id === id) ?? { id, variants: [], hidesHands: () => true }
  );
}

/** The match that one click begins: me against one other, a computer opponent unless somebody else is named. */
export function quickMatch(
  game: Game,
  variant = game.quickVariant,
  other: NewSeat = { kind: 'bot', level: 2 },
): NewMatch {
  return {
    game: game.id,
    variant: variant ?? game.variants[0]!.id,
    options: {},
    seats: [{ kind: 'me' }, other],
    first: 'lot',
    clock: { kind: 'none' },
    listed: false,
  };
}
