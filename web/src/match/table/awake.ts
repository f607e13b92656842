import type { Summary } from '../../net/protocol';

/** Whether my own time may run out while I think; a turn of days does not hurry anybody. */
export function isHurried({ state, clock, seats }: Pick<Summary, 'state' | 'clock' | 'seats'>): boolean {
  return state === 'running' && clock.kind === 'match' && seats.some(({ mine }) => mine);
}

/** Keeps the screen on until told otherwise; a browser drops its lock whenever the page is hidden. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;

  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock?.request('screen');
    } catch {
      return; // a low battery may forbid it; the clock runs all the same
    }
    if (over) await lock?.release();
  }

  void hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
