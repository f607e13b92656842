/** Whether a key belongs to a field or to the browser, and so is no shortcut of the page. */
export function isTaken(event: KeyboardEvent): boolean {
  if (isOfBrowser(event)) return true;
  const control = (event.target as Element).closest('input, textarea, select, dialog[open]');
  if (control === null) return false;
  const isRadio = (control as HTMLInputElement).type === 'radio';
  return !isRadio || event.key === ' ' || event.key.startsWith('Arrow');
}

/** Alt and an arrow lead through the history of the browser; a bracket may need Alt to be written at all. */
export function isOfBrowser({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || (altKey && key.length > 1);
}

/** Moves focus to the board's current square. */
export function focusBoard(): void {
  document.querySelector<SVGElement>('[role=gridcell][tabindex="0"]')?.focus();
}
