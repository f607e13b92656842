import { t } from '../i18n/i18n.svelte';
import { storedMatches } from '../match/localMatches';
import { get } from '../net/http';
import type { Summary } from '../net/protocol';
import { hasServer } from '../net/server';
import { span } from './ago';

/** Whether the match waits for somebody at this screen. */
export function isMyTurn(match: Summary): boolean {
  return match.state === 'running' && match.seats.some((seat) => seat.mine && seat.seat === match.onTurn);
}

/** The time left where it is my turn; a match without a clock can wait. */
const remaining = (match: Summary) => (isMyTurn(match) ? (match.clock.remaining ?? Infinity) : 0);

/** My turns first, finished matches last. */
function urgency(match: Summary): number {
  if (match.state === 'over') return 2;
  return isMyTurn(match) ? 0 : 1;
}

/** Works for infinite numbers, too. */
const compare = (a: number, b: number) => (a < b ? -1 : Number(a > b));

/** What can be done with a match, shown at the end of its line. */
export function verb(match: Summary): string {
  if (match.state === 'over') return t('home.look');
  if (match.state === 'waiting') return t('home.waiting');
  if (!isMyTurn(match)) return t('home.continue');
  const { remaining, kind } = match.clock;
  return kind === 'turn' && remaining ? t('home.yourTurnFor', { time: span(remaining) }) : t('home.yourTurn');
}

/** My matches, in this browser and on the server, the most urgent first. */
export class Mine {
  matches = $state.raw<Summary[]>([]);
  notes = $state.raw<string[]>([]);
  /** The match to go on with: one in which it is my turn, or else any that runs. */
  readonly next = $derived(this.matches.find((match) => match.state === 'running'));

  #loads = 0;

  async load(): Promise<void> {
    const turn = ++this.#loads;
    const local = await storedMatches();
    const told = local.isBlocked ? [t('home.noStore')] : [];
    let remote: Summary[] = [];
    try {
      if (hasServer) remote = (await get<{ matches: Summary[] }>('me/matches')).matches;
    } catch {
      told.push(t('home.noServer'));
    }
    if (turn !== this.#loads) return; // a later request has newer answers
    this.notes = told;
    this.matches = [...local.matches, ...remote].sort(
      (a, b) => urgency(a) - urgency(b) || compare(remaining(a), remaining(b)) || b.updated - a.updated,
    );
  }
}
