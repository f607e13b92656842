import { gameOf } from '../analysis/source';
import type { PositionEditor } from '../board/editing';
import type { Game } from '../board/game';
import { Engine, Stopped } from '../engine/engine';
import { gameNamed, games } from '../games';
import { t } from '../i18n/i18n.svelte';
import { whatHappened } from '../i18n/rejection';
import type { Gesture } from '../net/protocol';
import { beginningOf } from './beginning';

/** A position while it is set up: its text, the verdict of the rules, and the steps that can be taken back. */
export class Draft {
  text = $state('');
  game = $state.raw(games[0]!);
  editor = $state.raw<PositionEditor | null>(null);
  tool = $state('');
  /** Why the rules do not allow this position; empty if they do. */
  fault = $state('');
  /** The last text that the rules allowed. */
  allowed = $state('');
  /** The beginning that is being laid out, until it is there. */
  #wanted = $state.raw<{ game: string; variant: string; seats: number } | null>(null);
  #past = $state.raw<string[]>([]);
  #engine = new Engine();
  #isClosed = false;

  constructor(start: string) {
    if (start) void this.paste(start);
    else void this.beginGame(this.game.id);
  }

  get variant(): string {
    return this.#wanted?.variant ?? this.editor?.variantOf(this.text) ?? '';
  }

  get seats(): number {
    return this.#wanted?.seats ?? this.editor?.seatsOf(this.text) ?? 0;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Lays out the beginning of a game. */
  beginGame(id: string): Promise<void> {
    const { variants, quickVariant } = gameNamed(id);
    const variant = variants.find((one) => one.id === quickVariant) ?? variants[0]!;
    return this.begin(id, variant.id, variant.minSeats);
  }

  async begin(game: string, variant: string, seats: number): Promise<void> {
    const wanted = { game, variant, seats };
    this.#wanted = wanted;
    try {
      const beginning = await beginningOf(game, variant, seats);
      if (this.#wanted === wanted) await this.#show(game, beginning);
    } catch (error) {
      if (this.#wanted === wanted) this.#fail(error);
    }
  }

  /** Another variant or number of seats, with the same pieces where that makes sense. */
  async vary(variant: string, seats: number): Promise<void> {
    const bounds = this.game.variants.find((one) => one.id === variant)!;
    const possible = Math.min(Math.max(seats, bounds.minSeats), bounds.maxSeats);
    const kept = this.editor?.withVariant(this.text, variant, possible) ?? null;
    if (kept === null) await this.begin(this.game.id, variant, possible);
    else this.change(kept);
  }

  /** Takes a position from elsewhere. */
  async paste(text: string): Promise<void> {
    const game = gameOf(text);
    if (gameNamed(game).editor) await this.#show(game, text.trim());
    else this.fault = t('position.unknown');
  }

  use(gesture: Gesture): void {
    this.change(this.editor!.use(this.text, this.tool, gesture));
  }

  change(text: string): void {
    if (text === this.text) return;
    this.#past = [...this.#past, this.text];
    this.#take(text);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#wanted = null; // the beginning that was being laid out is no longer wanted
    const game = gameOf(before);
    if (game === this.game.id) this.#take(before);
    else void this.#load(game, before);
  }

  close(): void {
    this.#isClosed = true;
    this.#engine.close();
  }

  async #show(game: string, text: string): Promise<void> {
    const before = this.text;
    if ((await this.#load(game, text)) && before) this.#past = [...this.#past, before];
  }

  /** Shows a text of any game. Returns whether it did: something else may be wanted by the time its editor is loaded. */
  async #load(game: string, text: string): Promise<boolean> {
    const wanted = this.#wanted;
    const loaded = gameNamed(game);
    const editor = await this.#editorOf(loaded);
    if (!editor || this.#isClosed || this.#wanted !== wanted) return false;
    this.game = loaded;
    this.editor = editor;
    const tools = editor.tools(text);
    if (!tools.some(({ id }) => id === this.tool)) this.tool = tools[0]!.id;
    this.#take(text);
    return true;
  }

  /** The editor of a game, which is fetched when first needed; none without a network. */
  async #editorOf({ editor }: Game): Promise<PositionEditor | null> {
    try {
      return (await editor!()).editor;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  /** Shows a text, and has the rules check it. */
  #take(text: string): void {
    this.#wanted = null;
    this.text = text;
    this.#engine
      .ask('analyse', text, this.game.id)
      .then(() => {
        if (text !== this.text) return;
        this.fault = '';
        this.allowed = text;
      })
      .catch((error: unknown) => {
        if (text === this.text) this.#fail(error);
      });
  }

  #fail(error: unknown): void {
    if (!(error instanceof Stopped)) this.fault = whatHappened(error);
  }
}
