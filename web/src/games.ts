import type { GameInfo, NewMatch } from './net/protocol';

/** The games in the order in which the table shows them. What the server offers is the truth; this is for the first paint. */
export const games: GameInfo[] = [
  {
    id: 'fragile',
    variants: [
      { id: 'standard', minSeats: 2, maxSeats: 4, options: [{ id: 'quiet-end', values: ['30', 'off'] }] },
      { id: 'straws', minSeats: 3, maxSeats: 4, options: [{ id: 'quiet-end', values: ['30', 'off'] }] },
    ],
  },
  {
    id: 'cartagena',
    variants: ['basic', 'advanced', 'jamaica', 'tortuga'].map((id) => ({
      id,
      minSeats: 2,
      maxSeats: 5,
      options: [],
    })),
  },
  {
    id: 'arcanor',
    variants: ['open', 'memory'].map((id) => ({
      id,
      minSeats: 2,
      maxSeats: 2,
      options: [{ id: 'release', values: ['own', 'any'] }],
    })),
  },
];

export type GameId = 'fragile' | 'cartagena' | 'arcanor';

export function gameNamed(id: string | null): GameInfo {
  return games.find((game) => game.id === id) ?? games[0]!;
}

/** The match that one click begins: me against one computer opponent. */
export function quickMatch(game: GameInfo): NewMatch {
  return {
    game: game.id,
    variant: game.variants[0]!.id,
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 2 }],
    first: 'lot',
    clock: { kind: 'none' },
    listed: false,
  };
}
