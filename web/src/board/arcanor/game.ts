import { named, t } from '../../i18n/i18n.svelte';
import type { Game } from '../game';
import ActionIcon from './ActionIcon.svelte';
import ArcanorBoard from './ArcanorBoard.svelte';
import Face from './Face.svelte';
import { readRecord } from './notation';
import SeatFacts from './SeatFacts.svelte';
import { tips } from './tips';
import { uncovered } from './words';

export const arcanor: Game = {
  id: 'arcanor',
  variants: ['memory', 'open'].map((id) => ({
    id,
    minSeats: 2,
    maxSeats: 2,
    options: [{ id: 'release', values: ['own', 'any'] }],
  })),
  quickVariant: 'open',
  hidesHands: () => false,
  hasPerfectInformation: (variant) => variant === 'open',
  testsMemory: (variant) => variant === 'memory',
  drawByAgreement: true,
  Board: ArcanorBoard,
  SeatFacts,
  Face,
  materials: [
    { top: '#f3dcae', rim: '#a87a3f' },
    { top: '#6b3f20', rim: '#2a1508' },
  ],
  editor: () => import('./editor'),
  uncovered,
  readRecord,
  does: (gesture) => named('arcanor.does', gesture.kind, { ...gesture, via: '' }),
  ActionIcon,
  tips,
  turnLeft: (_, { from }) => ({
    pips: 0,
    of: 0,
    text: '',
    hint: t(from === null ? 'turn.arcanor' : 'turn.target'),
    ending: false,
  }),
};
