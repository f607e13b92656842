/**
 * When the control in focus is removed, as that of a line that was deleted, the heading gets the focus: else the keyboard
 * would begin at the top of the page again.
 */
export function holdFocus(section: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const remember = (event: FocusEvent) => (last = event.target);
  const observer = new MutationObserver(() => {
    if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
    section.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  });
  section.addEventListener('focusin', remember);
  observer.observe(section, { childList: true, subtree: true });
  return () => observer.disconnect();
}
