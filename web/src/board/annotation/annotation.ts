import type { Spot } from '../picker.svelte';

/** The colours in which one can draw on a board; each has a stroke of its own as well. */
export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Something drawn on a position: an arrow, or the square where it begins and ends. */
export type Annotation = { from: Spot; to: Spot; colour: Colour };

const isSamePlace = (one: Annotation, other: Annotation) => one.from === other.from && one.to === other.to;

/** Adds an annotation, replacing the same one in another colour; drawing it once more erases it. */
export function redraw(annotations: Annotation[], drawn: Annotation): Annotation[] {
  const before = annotations.find((one) => isSamePlace(one, drawn));
  const others = annotations.filter((one) => one !== before);
  return before?.colour === drawn.colour ? others : [...others, drawn];
}

/** Merges the changes that two people made to the same annotations; where both changed one, mine wins. */
export function mergeAnnotations(base: Annotation[], mine: Annotation[], theirs: Annotation[]): Annotation[] {
  const places = [...theirs, ...mine].filter(
    (one, i, all) => all.findIndex((other) => isSamePlace(one, other)) === i,
  );
  return places.flatMap((place) => {
    const [was, my, their] = [base, mine, theirs].map((all) => all.find((one) => isSamePlace(one, place)));
    return (my?.colour === was?.colour ? their : my) ?? [];
  });
}
