import type { Spot } from '../picker.svelte';

/** What can be put on the quay by hand, in matches and in problems. */
export type Pieces = {
  /** As a position lists them: a pile's square twice, bottom first, `!` behind a crate that is turned over. */
  crates: string[];
  /** The squares of each seat's dockers; those of nobody are the first. */
  dockers: Spot[][];
};

const squareOf = (crate: string): Spot => crate.replace('!', '');

const cratesOn = ({ crates }: Pieces, square: Spot) => crates.filter((one) => squareOf(one) === square);

export function isTaken(pieces: Pieces, square: Spot): boolean {
  return cratesOn(pieces, square).length > 0 || pieces.dockers.some((squares) => squares.includes(square));
}

export function cleared<P extends Pieces>(pieces: P, square: Spot): P {
  return {
    ...pieces,
    crates: pieces.crates.filter((one) => squareOf(one) !== square),
    dockers: pieces.dockers.map((squares) => squares.filter((one) => one !== square)),
  };
}

/** A crate comes to a square; pressed again it becomes a pile, and pressed once more it goes. */
export function withCrate<P extends Pieces>(pieces: P, square: Spot): P {
  const before = cratesOn(pieces, square);
  const free = cleared(pieces, square);
  return before.length === 2 ? free : { ...free, crates: [...free.crates, ...before, square] };
}

/** Turns the crate on top over, or back. */
export function withTurned<P extends Pieces>(pieces: P, square: Spot): P {
  const index = pieces.crates.findLastIndex((one) => squareOf(one) === square);
  const crate = pieces.crates[index];
  if (crate === undefined) return pieces;
  return { ...pieces, crates: pieces.crates.with(index, crate.endsWith('!') ? square : `${square}!`) };
}

/** A docker comes to a square; the same one pressed again goes. */
export function withDocker<P extends Pieces>(pieces: P, square: Spot, seat: number): P {
  const free = cleared(pieces, square);
  if (pieces.dockers[seat]?.includes(square)) return free;
  const dockers = Array.from(
    { length: Math.max(free.dockers.length, seat + 1) },
    (_, i) => free.dockers[i] ?? [],
  );
  return { ...free, dockers: dockers.with(seat, [...dockers[seat]!, square]) };
}

/** Moves everything on a square to another. */
export function moved<P extends Pieces>(pieces: P, from: Spot, to: Spot): P {
  return {
    ...pieces,
    crates: pieces.crates.map((one) => (squareOf(one) === from ? one.replace(from, to) : one)),
    dockers: pieces.dockers.map((squares) => squares.map((one) => (one === from ? to : one))),
  };
}
