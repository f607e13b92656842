import type { SeatSummary, Summary } from '../../net/protocol';

/** The first actions of a record as a record of its own that is still running. */
export function cutRecord(text: string, actions: number): string {
  let left = actions;
  const lines = text.split('\n').flatMap((line) => {
    const [key, seat, ...words] = line.trim().split(/\s+/);
    if (key === 'result') return ['result    running'];
    if (key === 'deal' && left === 0) return [];
    if (key !== 'turn') return [line];
    const played = words.slice(0, left);
    left -= played.length;
    return played.length > 0 ? [`turn      ${seat} ${played.join(' ')}`] : [];
  });
  return lines.join('\n');
}

/** The seats of a branch: I play all sides, but where hands are hidden the computer plays the others. */
export function branchSeats(summary: Summary, hidden: boolean, me: number, level: number): SeatSummary[] {
  return summary.seats.map((seat) => {
    const name = seat.kind === 'bot' ? '' : seat.name; // a level's name does not suit a person
    if (seat.seat === me) return { ...seat, name, kind: 'player', mine: true, online: true, level: null };
    if (hidden) return { ...seat, kind: 'bot', mine: false, online: true, level: seat.level ?? level };
    return { ...seat, name, kind: 'guest', mine: true, online: true, level: null };
  });
}
