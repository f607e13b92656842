import { Engine, type Opinion, Stopped } from '../../engine/engine';
import { whatHappened } from '../../i18n/rejection';
import { hex } from '../../random';
import { cutRecord } from '../record/branch';

/** A strong computer player who may be asked about any moment of a record; it thinks in an engine of its own. */
export class Adviser {
  opinion = $state.raw<Opinion | null>(null);
  thinking = $state(false);
  fault = $state('');
  #engine = new Engine();

  /** What to do after so many actions of the record. */
  async ask(record: string, actions: number): Promise<void> {
    this.forget();
    this.thinking = true;
    try {
      await this.#engine.ask('importRecord', cutRecord(record, actions), '', 'advice', 0);
      this.opinion = await this.#engine.ask('advise', 0, hex(32));
    } catch (error) {
      if (error instanceof Stopped) return; // somebody asked something else, and waits for that
      this.fault = whatHappened(error);
    }
    this.thinking = false;
  }

  /** The position it spoke about is no longer the one that is looked at. */
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
