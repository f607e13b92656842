import { named, t } from '../../i18n/i18n.svelte';
import type { Gesture, Summary } from '../../net/protocol';
import type { Game, TurnLeft } from '../game';
import type { Held } from '../held.svelte';
import ActionIcon from './ActionIcon.svelte';
import FragileBoard from './FragileBoard.svelte';
import Face from './Face.svelte';
import { readRecord } from './notation';
import { filled, fragileScore, placing, readFragile, type FragilePosition, type Placing } from './position';
import SeatFacts from './SeatFacts.svelte';
import { tips } from './tips';

const lastTurn = { id: 'last-turn', values: ['others', 'all'] };
const quietEnd = { id: 'quiet-end', values: ['30', 'off'] };

export const fragile: Game = {
  id: 'fragile',
  variants: [
    { id: 'standard', minSeats: 2, maxSeats: 4, options: [lastTurn, quietEnd] },
    { id: 'straws', minSeats: 3, maxSeats: 4, options: [quietEnd] },
  ],
  hidesHands: () => false,
  hasPerfectInformation: (variant) => variant !== 'straws',
  tie: 'match.noWinner',
  Board: FragileBoard,
  SeatFacts,
  Face,
  turnLeft,
  readRecord,
  does: (gesture) => named('fragile.does', gesture.kind, { ...gesture, via: '' }),
  ActionIcon,
  tips,
  hasProspects: true,
  why,
  editor: () => import('./editor'),
};

/** A problem is played alone on the same quay; it is found among the problems, not among the games. */
export const fragileProblem: Game = {
  id: 'fragile-problem',
  variants: [],
  hidesHands: () => false,
  Board: FragileBoard,
  readRecord,
  does: fragile.does,
  ActionIcon,
};

/** How the end came, and who holds the marker then (F32). */
function why({ result }: Summary, position: string, nameAt: (seat: number) => string): string {
  const { marker } = fragileScore(position);
  const end = named('result', result!.code, { who: nameAt(filled(readFragile(position))) });
  const held = named('fragile', marker > 0 ? 'marker' : 'noMarker', { name: nameAt(marker) });
  return `${end} ${held}`;
}

function turnLeft(position: string, held: Held, legal: Gesture[]): TurnLeft {
  const quay = readFragile(position);
  if (quay.settingUp) return setUpLeft(placing(quay));
  const pips = quay.acting?.left ?? quay.points;
  const mayEnd = legal.some(({ kind }) => kind === 'end');
  const text = quay.acting
    ? t('common.labelled', { label: quay.acting.square, text: t('turn.points', { n: pips }) })
    : t('turn.fresh', { n: quay.points });
  return { pips, of: 5, text, hint: nextStep(quay, held, mayEnd), ending: fragileScore(position).ending };
}

function nextStep({ acting, spent }: FragilePosition, held: Held, mayEnd: boolean): string {
  if (held.from !== null) return t('turn.target');
  if (!acting) return t('turn.pick');
  if (spent.length > 0 || mayEnd) return t(acting.left > 0 ? 'turn.continue' : 'turn.mustEnd');
  return t(acting.left > 0 ? 'turn.pickSecond' : 'turn.onlySecond'); // F12: the second docker must act, too, if it can
}

function setUpLeft({ what, left, of, quarters }: Placing): TurnLeft {
  const isDepot = what === 'depot';
  const text = t(isDepot ? 'turn.depots' : 'turn.dockers', { n: left });
  const hint = isDepot
    ? `${t('turn.place-depot')} ${t('turn.quarters', { n: quarters })}`
    : t('turn.place-docker');
  return { pips: left, of, text, hint, ending: false };
}
