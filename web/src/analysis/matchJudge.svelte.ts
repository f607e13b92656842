import { Engine, Stopped } from '../engine/engine';
import { whatHappened } from '../i18n/rejection';
import type { Report } from './report';

/** Judges every decision of a match, in an engine of its own; it can be cancelled at any time. */
export class MatchJudge {
  report = $state.raw<Report | null>(null);
  progress = $state.raw<{ done: number; of: number } | null>(null);
  fault = $state('');
  #engine = new Engine();

  /** @param record the match, as text */
  constructor(private readonly record: string) {}

  async begin(): Promise<void> {
    this.fault = '';
    this.progress = { done: 0, of: 0 };
    try {
      await this.#engine.ask('analyse', this.record, '');
      while (!this.report) {
        const { done, of, analysis } = await this.#engine.ask('judge', 0);
        this.progress = { done, of };
        this.report = analysis ?? null;
      }
    } catch (error) {
      if (!(error instanceof Stopped)) this.fault = whatHappened(error);
    }
    this.progress = null;
  }

  /** Takes a report that somebody else has made. */
  take(report: Report): void {
    this.cancel();
    this.report = report;
    this.progress = null;
  }

  cancel(): void {
    this.#engine.stop();
  }
}
