/** How accurately I played in a match, per ten thousand. */
export type PlayedAccuracy = {
  match: string;
  game: string;
  variant: string;
  ended: number;
  seat: number;
  decisions: number;
  accuracy: number;
};

/** The matches of a game, or of all, the oldest first. */
export const overTime = (matches: PlayedAccuracy[], game: string): PlayedAccuracy[] =>
  matches.filter((one) => !game || one.game === game).sort((a, b) => a.ended - b.ended);

/** The mean over all decisions, so that a short match counts for little. */
export function mean(matches: PlayedAccuracy[]): number {
  const decisions = matches.reduce((sum, one) => sum + one.decisions, 0);
  const sum = matches.reduce((all, one) => all + one.decisions * one.accuracy, 0);
  return decisions === 0 ? 0 : sum / decisions;
}

/** Where the points of a graph are: matches at equal distances, 100 % at the top. */
export function points(matches: PlayedAccuracy[], width: number, height: number): [number, number][] {
  const step = width / Math.max(1, matches.length - 1);
  return matches.map(({ accuracy }, i) => [i * step, (height * (10_000 - accuracy)) / 10_000]);
}
