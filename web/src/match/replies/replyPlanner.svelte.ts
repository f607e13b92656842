import type { Explored } from '../../analysis/report';
import { Engine, RejectedError, Stopped } from '../../engine/engine';
import type { Rejection } from '../../i18n/rejection';
import { get, post } from '../../net/http';
import { matchPath } from '../../net/matchPath';
import type { Step } from '../../net/protocol';
import { newId } from '../../random';
import type { MatchSource, Shown } from '../matchSource';
import { isPlanned, type Line, type Turn, turnsOf, withLine } from './lines';

type Plans = { plans: { seat: number; lines: Line[] }[] };

/** Tries out continuations of the running turn on a private board, and keeps the replies planned to them. */
export class ReplyPlanner {
  lines = $state.raw<Line[]>([]);
  /** The actions tried out, from the beginning of the running turn on. */
  path = $state.raw<Step[]>([]);
  shown = $state.raw<Explored | null>(null);
  rejection = $state.raw<Rejection | null>(null);
  /** Grows with every position shown. */
  visits = $state(0);
  #engine = new Engine();
  #start: string[] = [];
  #work = Promise.resolve();

  constructor(
    private readonly match: MatchSource,
    private readonly seat: number,
  ) {}

  get turns(): Turn[] {
    return turnsOf(this.path);
  }

  /** Whether a whole turn of mine has just been tried. */
  get isReply(): boolean {
    const last = this.path.at(-1);
    return last?.seat === this.seat && (this.shown?.result !== undefined || this.shown?.turn !== last.turn);
  }

  get isPlanned(): boolean {
    return this.isReply && isPlanned(this.lines, this.turns);
  }

  /** Starts over from the match as it stands, with the actions that the others have played in their turn so far. */
  open = (now: Shown) =>
    this.#attempt(async () => {
      const { summary, record } = now;
      const played = record.filter(({ turn }) => turn === summary.turn);
      const begin = record.length - played.length;
      const { position } = await this.match.positionAt(begin, this.seat);
      await this.#engine.ask('analyse', position, summary.game);
      const { plans } = await get<Plans>(matchPath(summary.id, 'replies'));
      this.lines = plans.find(({ seat }) => seat === this.seat)?.lines ?? [];
      this.#start = played.map(({ text }) => text);
      await this.#show(this.#start);
    });

  play = (text: string) => this.#attempt(() => this.#show([...this.#words, text]));

  undo = () => this.#attempt(() => this.#show(this.#words.slice(0, -1)));

  restart = () => this.#attempt(() => this.#show(this.#start));

  /** Shows the end of a planned line, from where one can go on. */
  go = (line: Line) => this.#attempt(() => this.#show(line.flatMap((turn) => turn.split(' '))));

  plan = () => this.#send(withLine(this.lines, this.turns, this.seat));

  remove = (line: Line) => this.#send(this.lines.filter((one) => one !== line));

  close(): void {
    this.#engine.close();
  }

  get #words(): string[] {
    return this.path.map(({ text }) => text);
  }

  async #show(words: string[]): Promise<void> {
    const path: Step[] = [];
    let shown = await this.#engine.ask('explore', '');
    for (const text of words) {
      path.push({ text, seat: shown.onTurn, turn: shown.turn });
      shown = await this.#engine.ask('explore', path.map((step) => step.text).join(' '));
    }
    this.path = path;
    this.shown = shown;
    this.visits++;
  }

  #send(lines: Line[]): Promise<void> {
    return this.#attempt(async () => {
      const { summary, version } = this.match.now!;
      const order = { type: 'plan-replies', id: newId(), version, seat: this.seat, lines };
      await post(matchPath(summary.id, 'commands'), order);
      this.lines = lines;
    });
  }

  /** One thing after the other: a match that moves on while something is tried would leave the board of another turn. */
  #attempt(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(() => this.#try(work));
    return this.#work;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.rejection = null;
    try {
      await work();
    } catch (error) {
      if (error instanceof Stopped) return; // the page was left
      if (error instanceof RejectedError) this.rejection = error.rejection;
      else
        this.rejection = { code: (error as { code?: string }).code ?? '', reason: (error as Error).message };
    }
  }
}
