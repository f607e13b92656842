import type { Component } from 'svelte';
import { render } from 'svelte/server';
import Annotations from '../../src/board/annotation/Annotations.svelte';
import { COLOURS } from '../../src/board/annotation/annotation';
import * as arcanor from '../../src/board/arcanor/position';
import Meter from '../../src/board/arcanor/Meter.svelte';
import Stack from '../../src/board/arcanor/Stack.svelte';
import Table from '../../src/board/arcanor/Table.svelte';
import { course } from '../../src/board/cartagena/course';
import Emblem, { TINTS } from '../../src/board/cartagena/Emblem.svelte';
import Ends from '../../src/board/cartagena/Ends.svelte';
import Landscape from '../../src/board/cartagena/Landscape.svelte';
import Medallion from '../../src/board/cartagena/Medallion.svelte';
import Numbers from '../../src/board/cartagena/Numbers.svelte';
import Pirate from '../../src/board/cartagena/Pirate.svelte';
import Planks from '../../src/board/cartagena/Planks.svelte';
import { BOAT, START } from '../../src/board/cartagena/position';
import Crate from '../../src/board/fragile/Crate.svelte';
import Depot from '../../src/board/fragile/Depot.svelte';
import Docker from '../../src/board/fragile/Docker.svelte';
import Goal from '../../src/board/fragile/Goal.svelte';
import Quarters from '../../src/board/fragile/Quarters.svelte';
import Quay from '../../src/board/fragile/Quay.svelte';
import * as quay from '../../src/board/fragile/quay';
import Tint from '../../src/board/Tint.svelte';
import { draw } from '../../src/board/trace';
import Traces from '../../src/board/Traces.svelte';

/** A drawing by its name: what the page would show, and the style sheets of it. */
export type Rendered = { name: string; body: string; head: string };

/** Where the spots of a board are: `SPOT X Y SIZE` on each line. */
export type Places = { name: string; lines: string[] };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- components of all kinds
function drawn(name: string, component: Component<any>, props: object = {}): Rendered {
  const { body, head } = render(component, { props });
  return { name, body, head };
}

const several = (count: number) => [...Array(count).keys()];
const flags = [false, true];

/** Every stack that can arise, from outermost to innermost: each holds the next smaller size (A4). */
function stacks(): arcanor.Piece[][] {
  const under = ({ size }: arcanor.Piece): arcanor.Piece[][] =>
    size === 4 ? [[]] : [[], ...([1, 2] as const).flatMap((seat) => from({ seat, size: size + 1 }))];
  const from = (piece: arcanor.Piece): arcanor.Piece[][] => under(piece).map((rest) => [piece, ...rest]);
  return ([1, 2] as const).flatMap((seat) => [1, 2, 3, 4].flatMap((size) => from({ seat, size })));
}

const letters = (stack: arcanor.Piece[]) =>
  stack.map(({ seat, size }) => (seat === 1 ? '1234' : 'abcd')[size - 1]).join('');

const single = stacks().filter((stack) => stack.length === 1);

const arcanorDrawings = () => [
  ...flags.map((flipped) => drawn(flipped ? 'table-flipped' : 'table', Table, { flipped })),
  ...several(13).map((points) => drawn(`meter-${points}`, Meter, { points })),
  ...stacks().map((stack) => drawn(`stack-${letters(stack)}`, Stack, { stack })),
  ...single.map((stack) => drawn(`closed-${letters(stack)}`, Stack, { stack, closed: true })),
  ...single.map((stack) => drawn(`hollow-${letters(stack)}`, Stack, { stack, hollow: true })),
];

const crates = flags.flatMap((fragile) => flags.map((goal) => ({ square: '', fragile, goal })));
const crateName = (pile: typeof crates) =>
  pile.map(({ fragile, goal }) => `-${fragile ? 'turned' : 'plain'}${goal ? '-goal' : ''}`).join('');

const fragileDrawings = () => [
  drawn('quay', Quay, { flipped: false }),
  drawn('quarters', Quarters),
  drawn('goal', Goal),
  ...Object.entries(quay.TURNS).flatMap(([side, turn]) =>
    [null, ...several(5)].map((seat) => drawn(`depot-${seat ?? 'free'}-${side}`, Depot, { seat, turn })),
  ),
  ...[...crates.map((top) => [top]), ...crates.flatMap((bottom) => crates.map((top) => [bottom, top]))].map(
    (pile) => drawn(`crate${crateName(pile)}`, Crate, { pile }),
  ),
  ...several(5).flatMap((seat) =>
    flags.map((spent) => drawn(`docker-${seat}${spent ? '-spent' : ''}`, Docker, { seat, spent })),
  ),
];

const LENGTHS = [30, 36];

const cartagenaDrawings = () => [
  ...LENGTHS.flatMap((length) => {
    const path = { course: course(length, false) };
    return [
      drawn(`jungle-${length}`, Landscape, { ...path, night: false }),
      drawn(`tunnel-${length}`, Landscape, { ...path, night: true }),
      drawn(`ends-${length}`, Ends, path),
      drawn(`planks-${length}`, Planks, path),
      drawn(`numbers-${length}`, Numbers, path),
    ];
  }),
  ...Object.keys(TINTS).map((symbol) => drawn(`medallion-${symbol}`, Medallion, { symbol })),
  ...several(5).map((i) => drawn(`pirate-${i + 1}`, Pirate, { seat: i + 1 })),
  ...several(5).map((i) => drawn(`pirates-${i + 1}`, Pirate, { seat: i + 1, count: 2 })),
  drawn('emblem-unknown', Emblem, { symbol: '?' }),
];

/** What every board has: the marks of the last turn, and what somebody draws. */
function sharedDrawings(): Rendered[] {
  const place = (id: string, x: number, size = 100) => ({ id, x, y: 0, size, label: '', occupied: false });
  const along = (count: number) => several(count).map((i) => place(String(i), i * 100));
  const trace = (count: number, times = 1) =>
    draw(
      several(times).map(() => several(count).map(String)),
      new Map(along(count).map((one) => [one.id, one])),
    );
  const [from, to] = along(2) as [ReturnType<typeof place>, ReturnType<typeof place>];
  const byId = new Map([from, to].map((one) => [one.id, one]));
  return [
    ...(['origin', 'destination', 'place'] as const).map((end) =>
      drawn(`tint-${end}`, Tint, { place: from, end }),
    ),
    drawn('trace', Traces, { traces: trace(2), faded: false }),
    drawn('trace-long', Traces, { traces: trace(8), faded: false }),
    drawn('badge', Traces, { traces: trace(1, 2).slice(0, 1), faded: false }),
    ...COLOURS.flatMap((colour) => [
      drawn(`drawn-arrow-${colour}`, Annotations, { byId, annotations: [{ from: '0', to: '1', colour }] }),
      drawn(`drawn-square-${colour}`, Annotations, { byId, annotations: [{ from: '0', to: '0', colour }] }),
    ]),
  ];
}

export const drawings = (): Record<string, Rendered[]> => ({
  arcanor: arcanorDrawings(),
  cartagena: cartagenaDrawings(),
  fragile: fragileDrawings(),
  shared: sharedDrawings(),
});

type Spot = { id: string; x: number; y: number; size: number };

const round = (value: number) => Number(value.toFixed(2));
const line = ({ id, x, y, size }: Spot) => [id, ...[x, y, size].map(round)].join(' ');

function grid(columns: string[], rows: number[], centre: (id: string) => { x: number; y: number }): string[] {
  return rows.flatMap((row) =>
    columns.map((column) =>
      line({ id: `${column}${row}`, ...centre(`${column}${row}`), size: arcanor.SIDE }),
    ),
  );
}

function cartagenaPlaces(length: number): string[] {
  const { start, boat, tiles, size } = course(length, false);
  return [
    line({ id: START, ...start, size: 140 }),
    ...tiles.map((tile, i) => line({ id: String(i + 1), x: tile.x, y: tile.y, size })),
    line({ id: BOAT, ...boat, size: 140 }),
  ];
}

export const places = (): Places[] => [
  { name: 'arcanor', lines: grid(arcanor.COLUMNS, arcanor.ROWS, arcanor.centre) },
  { name: 'arcanor-flipped', lines: grid(arcanor.COLUMNS, arcanor.ROWS, arcanor.flippedCentre) },
  { name: 'fragile', lines: grid(quay.COLUMNS, quay.ROWS, quay.centre) },
  ...LENGTHS.map((length) => ({ name: `cartagena-${length}`, lines: cartagenaPlaces(length) })),
];
