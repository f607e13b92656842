/** QR codes of our own: bytes, error correction L, versions 1 to 9. Enough for a link. */

/** For each version: data codewords of one block, blocks of that size, and correction codewords a block. */
const SHAPES: [data: number[], correction: number][] = [
  [[19], 7],
  [[34], 10],
  [[55], 15],
  [[80], 20],
  [[108], 26],
  [[68, 68], 18],
  [[78, 78], 20],
  [[97, 97], 24],
  [[116, 116], 30],
];
const ALIGNMENTS = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x > 127 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((factor, j) => (next[j + 1]! ^= times(factor, EXP[i]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    generator.forEach((factor, j) => (rest[i + j]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, shape: (typeof SHAPES)[number]): number[] {
  const [sizes, correctionCount] = shape;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, 8);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xfd) data.push(pad);

  const blocks = sizes.map((size, i) => data.slice(i * size, (i + 1) * size));
  const corrections = blocks.map((block) => correction(block, correctionCount));
  const woven = (lists: number[][]) => lists[0]!.flatMap((_, i) => lists.map((list) => list[i]!));
  return [...woven(blocks), ...woven(corrections)];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
];

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    this.#patterns();
  }

  #set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  #patterns(): void {
    for (let i = 0; i < this.size; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    const far = this.size - 4;
    for (const [x, y] of [
      [3, 3],
      [far, 3],
      [3, far],
    ] as const)
      this.#rings(x, y, 4, (distance) => distance !== 2 && distance !== 4);
    const places = ALIGNMENTS[this.version - 1]!;
    const last = places.at(-1);
    for (const x of places) {
      for (const y of places) {
        const corner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
        if (!corner) this.#rings(x, y, 2, (distance) => distance !== 1);
      }
    }
    this.format(0);
    if (this.version >= 7) this.#versionBits();
  }

  #rings(x: number, y: number, reach: number, dark: (distance: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++)
        this.#set(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }

  #versionBits(): void {
    let rest = this.version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      const a = this.size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      this.#set(a, b, dark);
      this.#set(b, a, dark);
    }
  }

  format(mask: number): void {
    const data = (1 << 3) | mask;
    let rest = data;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) this.#set(8, i, bit(i));
    this.#set(8, 7, bit(6));
    this.#set(8, 8, bit(7));
    this.#set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.#set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.#set(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.#set(8, this.size - 15 + i, bit(i));
    this.#set(8, this.size - 8, true);
  }

  fill(words: number[], mask: (x: number, y: number) => boolean): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y]![x]) continue;
          const dark = i < words.length * 8 && ((words[i >> 3]! >> (7 - (i & 7))) & 1) === 1;
          this.dark[y]![x] = dark !== mask(x, y);
          i++;
        }
      }
    }
  }

  /** How hard it is to read: long runs and full squares of one colour. */
  trouble(): number {
    let sum = 0;
    for (let y = 0; y < this.size; y++) {
      for (let x = 0; x < this.size; x++) {
        const here = this.dark[y]![x];
        if ([1, 2, 3, 4].every((d) => this.dark[y]![x + d] === here)) sum += 2;
        if ([1, 2, 3, 4].every((d) => this.dark[y + d]?.[x] === here)) sum += 2;
        if (
          this.dark[y]![x + 1] === here &&
          this.dark[y + 1]?.[x] === here &&
          this.dark[y + 1]?.[x + 1] === here
        )
          sum += 3;
      }
    }
    return sum;
  }
}

/** The dark modules of a text's code, row by row; nothing when the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version =
    1 + SHAPES.findIndex(([sizes]) => sizes.reduce((sum, size) => sum + size, 0) >= bytes.length + 2);
  if (version === 0) return null;
  const words = codewords(bytes, SHAPES[version - 1]!);
  const grids = MASKS.map((mask, i) => {
    const grid = new Grid(version);
    grid.format(i);
    grid.fill(words, mask);
    return grid;
  });
  return grids.reduce((best, grid) => (grid.trouble() < best.trouble() ? grid : best)).dark;
}
