import { Engine, type Progress, Stopped, type Verdict } from '../engine/engine';
import { whatHappened } from '../i18n/rejection';

/** The proofs since the page was opened, by the text of their problem. */
const proved = new Map<string, Verdict>();

/** A proof in the making, in a worker of its own; it can be stopped at any time. */
export class Proof {
  verdict = $state.raw<Verdict | null>(null);
  progress = $state.raw<Progress | null>(null);
  isRunning = $state(false);
  fault = $state('');
  #engine = new Engine((progress) => (this.progress = progress));

  constructor(private readonly text: string) {
    this.verdict = proved.get(text) ?? null;
  }

  async begin(): Promise<void> {
    this.isRunning = true;
    this.progress = null;
    this.fault = '';
    try {
      this.verdict = await this.#engine.ask('solve', this.text);
      proved.set(this.text, this.verdict);
    } catch (error) {
      if (!(error instanceof Stopped)) this.fault = whatHappened(error);
    }
    this.isRunning = false;
  }

  stop(): void {
    this.#engine.stop();
  }
}
