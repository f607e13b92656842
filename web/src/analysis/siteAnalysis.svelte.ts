import { whatHappened } from '../i18n/rejection';
import { get, post } from '../net/http';
import { me } from '../net/me.svelte';
import type { Report } from './report';

/** A match on the site, and the key that opens it. */
export type SiteMatch = { match: string; key: string | null };

/** The site's progress; `off` if it analyses nothing, `none` while nobody has asked. */
type SiteProgress = {
  state: 'none' | 'off' | 'waiting' | 'running' | 'done' | 'failed';
  judged: number;
  actions: number;
  report?: Report;
};

const LOOK_AGAIN = 2_000;

/** The analysis that the site makes of a match when somebody asks, and then keeps for everybody. */
export class SiteAnalysis {
  progress = $state.raw<SiteProgress | null>(null);
  fault = $state('');
  readonly #path: string;
  #timer = 0;
  #isClosed = false;

  constructor(
    { match, key }: SiteMatch,
    private readonly take: (report: Report) => void,
  ) {
    const query = key ? `?key=${encodeURIComponent(key)}` : '';
    this.#path = `matches/${encodeURIComponent(match)}/analysis${query}`;
    void this.#look();
  }

  get isUnderWay(): boolean {
    return this.progress?.state === 'waiting' || this.progress?.state === 'running';
  }

  async ask(): Promise<void> {
    await this.#hear(async () => {
      await me.ready();
      return post<SiteProgress>(this.#path);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    if (!document.hidden) await this.#hear(() => get<SiteProgress>(this.#path));
    else this.#lookAgain();
  }

  async #hear(answer: () => Promise<SiteProgress>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.progress = await answer();
      this.fault = '';
    } catch (error) {
      this.fault = whatHappened(error);
    }
    if (this.#isClosed) return;
    if (this.progress?.report) this.take(this.progress.report);
    else if (this.isUnderWay) this.#lookAgain();
  }

  #lookAgain(): void {
    this.#timer = window.setTimeout(() => void this.#look(), LOOK_AGAIN);
  }
}
