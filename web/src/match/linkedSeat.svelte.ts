import { whatHappened } from '../i18n/rejection';
import type { Summary } from '../net/protocol';
import { seatOpenedBy } from './join';

/** The free seat that the reader's link opens, or 0. It may change whenever somebody sits down or gets up. */
export class LinkedSeat {
  seat = $state(0);
  /** Why it could not be found out. */
  fault = $state('');

  constructor(summary: () => Summary, key: () => string | null) {
    $effect(() => {
      const [{ id }, pass] = [summary(), key()];
      if (!pass) return;
      let isGone = false;
      seatOpenedBy(id, pass).then(
        (seat) => {
          if (!isGone) [this.seat, this.fault] = [seat, ''];
        },
        (error: unknown) => {
          if (!isGone) this.fault = whatHappened(error);
        },
      );
      return () => (isGone = true);
    });
  }
}
