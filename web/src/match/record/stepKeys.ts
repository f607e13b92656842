/** Which step of a record a key asks for; none for other keys. A board in focus keeps its arrow keys for itself. */
export function stepFor(key: string, at: number, length: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    '[': at - 1,
    ArrowRight: at + 1,
    ']': at + 1,
    Home: 0,
    End: length,
  };
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(step, length));
}
