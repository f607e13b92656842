/** Whether a key belongs to where one writes or chooses, or to the browser itself, and is no shortcut of the page. */
export function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  return target.closest('input, textarea, select, dialog[open]') !== null || event.ctrlKey || event.metaKey;
}

/** Leads the keyboard to the board's current square. */
export function focusBoard(): void {
  document.querySelector<SVGElement>('[role=gridcell][tabindex="0"]')?.focus();
}
