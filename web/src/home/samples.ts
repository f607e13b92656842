import type { Gesture } from '../net/protocol';

/** The first picture of each sample match; the match itself is fetched once the page stands. */
export const openings: Record<string, string> = {
  fragile: `game fragile
players 3
depots 1 C3 H3 J7 D10
depots 2 A1 A4 H8 J10
depots 3 G1 J1 C8 A10
dockers 1 B2 F6
dockers 2 J4 D7
dockers 3 I5 D6
crates C3 E4 G4! D5 D5 G5 J1! E7 E7! F7 G7 F8
turn 1 points 5`,
  cartagena: `game cartagena
edition advanced
path PBKSLG SBPGLK KLSPGB PSKGBL KPGSBL BKLGSP
pirates 1 0 4 7 9 16
pirates 2 0 9 9 16 22
pirates 3 0 0 4 22 31
hand 1 ? ?
hand 2 ? ? ?
hand 3 ? ?
deck ?
discard S K
turn 2 moves 3`,
  arcanor: `1,d,,cd,ab,,4,ab/,,,3,,c,,/,1,,,b,,,/,,a2,,,d,,/,4,,,,3,,/,,c,,2,,1,/12,34,,b,,,,34 w`,
};

type Step = { position: string; gesture: Gesture | null };

const files = import.meta.glob<{ default: Step[] }>('./samples/*.json');

export async function samples(game: string): Promise<Step[]> {
  const file = files[`./samples/${game}.json`];
  return file ? (await file()).default : [];
}
