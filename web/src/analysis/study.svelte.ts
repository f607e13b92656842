import { whatHappened } from '../i18n/rejection';
import { call, callLast, get, RequestRejected } from '../net/http';
import { me } from '../net/me.svelte';
import type { ServerMessage } from '../net/protocol';
import { socket } from '../net/socket.svelte';
import type { Tree } from './tree/tree';
import { forgetUnsaved, keepUnsaved } from './unsaved';

/** A study as the site shows it; only those who may add to it get its `key`. */
export type StudyShown = {
  study: string;
  title: string;
  game: string;
  by: string;
  version: number;
  text: string;
  mine: boolean;
  key?: string;
};

/** The tree on the board: how to read it, merge the changes of others into it, and note that the site has it. */
export type Board = {
  text: () => string;
  tree: () => Tree;
  take: (text: string) => Promise<void>;
  kept: (tree: Tree) => void;
};

const SAVE_AFTER = 600;

/** The path of a study in the API, with its key for somebody who may add to it. */
const pathOf = (study: string, key = '') =>
  `studies/${encodeURIComponent(study)}${key ? `?key=${encodeURIComponent(key)}` : ''}`;

export const fetchStudy = (study: string, key: string | null): Promise<StudyShown> =>
  get<StudyShown>(pathOf(study, key ?? ''));

/** The address of a study: to read it, or with its key to add to it. */
export const addressOfStudy = (study: string, key = ''): string =>
  `analyse?study=${encodeURIComponent(study)}${key ? `&key=${encodeURIComponent(key)}` : ''}`;

/** A study that is open: changes made here are sent to the site, and those of others are fetched from there. */
export class Study {
  /** Whether there are changes that the site does not have yet. */
  isSaving = $state(false);
  isRemoved = $state(false);
  fault = $state('');
  #version: number;
  #saved: string;
  #timer = 0;
  #work: Promise<void> = Promise.resolve();
  #unlisten: () => void;

  constructor(
    readonly shown: StudyShown,
    private readonly board: Board,
  ) {
    this.#version = shown.version;
    this.#saved = shown.text;
    const live = () => {
      socket.send({ type: 'study', study: shown.study, follow: true });
      if (this.isSaving) this.changed(); // changes made while the site was away
    };
    this.#unlisten = socket.listen({ hear: (message) => this.#hear(message), live });
    addEventListener('pagehide', this.#leave);
  }

  get mayAdd(): boolean {
    return this.shown.key !== undefined;
  }

  /** The tree has changed here. */
  changed(): void {
    if (!this.mayAdd) return;
    this.isSaving = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#after(() => this.#save()), SAVE_AFTER);
  }

  async remove(): Promise<void> {
    await call('DELETE', pathOf(this.shown.study));
  }

  /** Returns when all has been saved or has failed; until then the board is needed, to merge the changes of others. */
  close(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.isSaving) this.#after(() => this.#save());
    removeEventListener('pagehide', this.#leave);
    this.#unlisten();
    socket.send({ type: 'study', study: this.shown.study, follow: false });
    return this.#work;
  }

  /** Sends unsaved changes when the page closes; if they conflict with those of others, the page merges them when it is back. */
  #leave = (): void => {
    if (!this.isSaving) return;
    const path = pathOf(this.shown.study, this.shown.key);
    callLast('PUT', path, { version: this.#version, text: this.board.text() });
  };

  #hear(message: ServerMessage): void {
    if (message.type !== 'study' || message.study !== this.shown.study) return;
    if (message.version === 0) this.isRemoved = true;
    else if (message.version > this.#version)
      this.#after(async () => {
        if (message.version > this.#version) await this.#fetch();
        if (this.mayAdd && this.board.text() !== this.#saved) this.changed();
      });
  }

  /** Queues work, so that saving and fetching never overlap. */
  #after(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).then(
      () => {
        this.fault = '';
      },
      (error: unknown) => {
        this.fault = whatHappened(error);
      },
    );
  }

  async #fetch(): Promise<void> {
    const { version, text } = await fetchStudy(this.shown.study, this.shown.key ?? null);
    await this.board.take(text);
    this.#version = version;
    this.#saved = text;
  }

  /** Saves the tree on the site; whatever cannot be saved there stays in this browser until it can. */
  async #save(): Promise<void> {
    const { study } = this.shown;
    try {
      await me.ready();
      await this.#send();
    } catch (error) {
      keepUnsaved(study, { version: this.#version, base: this.#saved, text: this.board.text() });
      throw error;
    }
    forgetUnsaved(study);
    this.isSaving = false;
  }

  /** Sends the tree; if somebody else was faster, merges their version and tries again. */
  async #send(): Promise<void> {
    for (let text = this.board.text(); text !== this.#saved; text = this.board.text()) {
      const tree = this.board.tree();
      try {
        const path = pathOf(this.shown.study, this.shown.key);
        const { version } = await call<{ version: number }>('PUT', path, { version: this.#version, text });
        this.#version = version;
        this.#saved = text;
        this.board.kept(tree);
      } catch (error) {
        if (!(error instanceof RequestRejected && error.code === 'stale')) throw error;
        await this.#fetch();
      }
    }
  }
}
