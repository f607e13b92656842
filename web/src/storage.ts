/** A value that this browser stores for the reader; none where storing is forbidden. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return; // storing is forbidden, and the page works without it
  }
}
