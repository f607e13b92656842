import { onSeatColour, seatColour } from '../board/seats';
import { gameNamed } from '../games';

/** The colours of a seat where chances are drawn: those of its pieces, where these are not in the colours of seats. */
export function shadeOf(game: string, seat: number): { fill: string; ink: string } {
  const material = gameNamed(game).materials?.[seat - 1];
  return material
    ? { fill: material.top, ink: isBright(material.top) ? '#160a02' : '#ffffff' }
    : { fill: seatColour(seat), ink: onSeatColour(seat) };
}

/** Whether black is easier to read than white on a colour such as `#f3dcae`. */
function isBright(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return 0.3 * red + 0.6 * green + 0.1 * blue > 128;
}
