/** The eight published problems, so that a picture of each can be shown before the server answers. */
export type Published = { id: string; number: number; turns: number; text: string };

const rows: [crates: string, dockers: string, others: string, goals: string[], turns: number][] = [
  ['C6', 'D6 B9', 'C2', ['C6 C3'], 2],
  ['E3 E3', 'F3 B4', 'F2 H2 J2', ['E3.bottom J1'], 2],
  ['I3 I3 J2 J2', 'J5 J6', 'I5', ['J2.top J1', 'I3.bottom H3'], 2],
  ['G6 D3 E3 F3', 'C5 G5 D7', '', ['G6 C3'], 3],
  ['B4 B3 B2 B1 C2', 'A2 C1 C6', '', ['B4 A1'], 3],
  ['B9 D2', 'A9 B8 E5', 'D3 D5 F5 D7 E7 F7', ['B9 C3'], 3],
  ['C2 C2 B1 C1 D1 B2 D2', 'E1 E2 D5', '', ['C1 A1'], 2],
  ['D4 E4 F4 G4 D5 G5 D6 G6 D7 E7 F7 G7', 'E5 F5 E6', 'C2 D3', ['G7 C3'], 4],
];

export const published: Published[] = rows.map(([crates, dockers, others, goals, turns], i) => ({
  id: `p${i + 1}`,
  number: i + 1,
  turns,
  text: [
    'game fragile-problem',
    `crates ${crates}`,
    `dockers ${dockers}`,
    ...(others ? [`others ${others}`] : []),
    ...goals.map((goal) => `goal ${goal}`),
    `turns ${turns}`,
  ].join('\n'),
}));
