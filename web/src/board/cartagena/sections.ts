/** The sections of the two boxes (C2): Cabestan's own orders, by section and side, as the engine has them. */
export const NEW = [
  ['BPGSLK', 'PGKBLS'],
  ['GSPBKL', 'SPLGBK'],
  ['KGLPSB', 'LKBSGP'],
  ['PLKGBS', 'GBPKSL'],
  ['SKBLGP', 'KSGLPB'],
  ['LBSKPG', 'BLSPKG'],
];

/** Both sides are alike. */
export const ORIGINAL = [['PKDHTB'], ['TDBPHK'], ['KTHBDP'], ['DHPKBT'], ['BPTDKH'], ['HBKTPD']];

/** The sections of a path laid by hand. */
export type PathForm = { sections: number; sides: boolean };

/** A section as it lies on the table, counted from 0. */
export type Laid = { section: number; side: number; turned: boolean };

/** The path with which laying one by hand begins. */
export function plainPath({ sections }: PathForm): Laid[] {
  return [...Array(sections).keys()].map((section) => ({ section, side: 0, turned: false }));
}

/** Reads `1a-3br-2a`: section 1 with side a up, section 3 with side b up and turned, section 2 with side a up. */
export function readPath(text: string): Laid[] {
  return text.split('-').map((word) => ({
    section: Number(word[0]) - 1,
    side: word[1] === 'b' ? 1 : 0,
    turned: word.endsWith('r'),
  }));
}

export function writePath(path: Laid[], { sides }: PathForm): string {
  return path
    .map(({ section, side, turned }) => `${section + 1}${sides ? 'ab'[side] : ''}${turned ? 'r' : ''}`)
    .join('-');
}

/** The symbols of a section in the order in which the pirates meet them. */
export function symbolsOf({ section, side, turned }: Laid, { sides }: PathForm): string[] {
  const symbols = [...(sides ? NEW : ORIGINAL)[section]![side]!];
  return turned ? symbols.reverse() : symbols;
}
