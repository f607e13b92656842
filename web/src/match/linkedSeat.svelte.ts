import { whatHappened } from '../i18n/rejection';
import type { Summary } from '../net/protocol';
import { seatOpenedBy } from './join';

/** The free seat that the link opens by which one came; 0 when it opens none. Whoever sits down or gets up may change it. */
export class LinkedSeat {
  seat = $state(0);
  /** Why it is not known. */
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
