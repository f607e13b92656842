import { Engine, type Opinion, Stopped } from '../../engine/engine';
import { whatHappened } from '../../i18n/rejection';
import { hex } from '../../random';
import { cutRecord } from '../record/branch';

/** A strong computer player that can be asked about any step of a record; it thinks in an engine of its own. */
export class Adviser {
  opinion = $state.raw<Opinion | null>(null);
  thinking = $state(false);
  fault = $state('');
  #engine = new Engine();

  /** Asks what to do after the given number of actions. */
  async ask(record: string, actions: number): Promise<void> {
    this.forget();
    this.thinking = true;
    try {
      await this.#engine.ask('importRecord', cutRecord(record, actions), '', 'advice', 0);
      this.opinion = await this.#engine.ask('advise', 0, hex(32));
    } catch (error) {
      if (error instanceof Stopped) return; // a newer question replaced this one
      this.fault = whatHappened(error);
    }
    this.thinking = false;
  }

  /** Drops an opinion about a position that is no longer shown. */
  forget(): void {
    if (this.thinking) this.#engine.stop();
    this.thinking = false;
    this.opinion = null;
    this.fault = '';
  }

  close(): void {
    this.#engine.close();
  }
}
