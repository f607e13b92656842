import type { Problem } from './problem';

type Row = [
  crates: string,
  dockers: string,
  others: string,
  goals: string[],
  turns: number,
  best: [turns: number, points: number],
  solution: string,
];

/** The eight published problems, each with the fewest turns and points that the solver proved, and a solution with them. */
const rows: Row[] = [
  ['C6', 'D6 B9', 'C2', ['C6 C3'], 2, [2, 8], 'B9-B6 B6~C6-D5;D6*D5-D4 D5*D4-D3 D4*D3-D2 D3~D2-C3'],
  ['E3 E3', 'F3 B4', 'F2 H2 J2', ['E3.bottom J1'], 2, [2, 7], 'F3^E3-D3;B4-E4 E4*E3-E2 E3~E2-J1'],
  [
    'I3 I3 J2 J2',
    'J5 J6',
    'I5',
    ['J2.top J1', 'I3.bottom H3'],
    2,
    [2, 10],
    'J6-I4 I4^I3-I2;J5-J3 J3^J2-J1 J3*I3-H3',
  ],
  [
    'G6 D3 E3 F3',
    'C5 G5 D7',
    '',
    ['G6 C3'],
    3,
    [3, 15],
    'G5-H6 H6*G6-F6 G6*F6-E6 F6*E6-D6;C5-D4 D4*D3-D2 D3*D2-D1 D2-C2;D7*D6-D5 D6*D5-D4 D5*D4-D3 D4*D3-D2 D3~D2-C3',
  ],
  [
    'B4 B3 B2 B1 C2',
    'A2 C1 C6',
    '',
    ['B4 A1'],
    3,
    [3, 11],
    'A2+B2-C2 B2~B1-D1 B2+B3-B4;C1-B1;C6-C4 C4^B4-A4 C4~B4-A1',
  ],
  [
    'B9 D2',
    'A9 B8 E5',
    'D3 D5 F5 D7 E7 F7',
    ['B9 C3'],
    3,
    [2, 10],
    'E5-E2 E2*D2-C2 D2*C2-B2;A9~B9-B7 A9-A7 A7*B7-C7 B7~C7-C3',
  ],
  [
    'C2 C2 B1 C1 D1 B2 D2',
    'E1 E2 D5',
    '',
    ['C1 A1'],
    2,
    [2, 10],
    'D5-D3 D3~D2-F2 D3-D2 D2~D1-F1;E1-D1 D1+C1-B1 C1^B1-A1',
  ],
  [
    'D4 E4 F4 G4 D5 G5 D6 G6 D7 E7 F7 G7',
    'E5 F5 E6',
    'C2 D3',
    ['G7 C3'],
    4,
    [3, 12],
    'F5-F6 F6*F7-F8 F7~E7-F6 F7*F6-F5 F6*G6-H6;E5*E4-E3 E4~E3-C1;G6*H6-I6 H6-H7 H7*G7-F7 G7*F7-E7 F7~E7-C3',
  ],
];

export const published: Problem[] = rows.map(
  ([crates, dockers, others, goals, turns, best, solution], i) => ({
    id: `p${i + 1}`,
    number: i + 1,
    grade: 0,
    turns,
    text: [
      'game fragile-problem',
      `crates ${crates}`,
      `dockers ${dockers}`,
      ...(others ? [`others ${others}`] : []),
      ...goals.map((goal) => `goal ${goal}`),
      `turns ${turns}`,
    ].join('\n'),
    best: { turns: best[0], points: best[1] },
    solution: solution.split(';').map((turn) => turn.split(' ')),
  }),
);
