/** A value that this browser stores for the reader; none where storing is forbidden. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A stored object or list; the fallback where there is none, or where the stored value is of another kind. */
export function storedJson<T extends object>(key: string, otherwise: T): T {
  try {
    const found: unknown = JSON.parse(stored(key) ?? 'null');
    const isAlike = found instanceof Object && Array.isArray(found) === Array.isArray(otherwise);
    return isAlike ? (found as T) : otherwise;
  } catch {
    return otherwise; // not written by this page
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return; // storing is forbidden, and the page works without it
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return; // nothing was stored
  }
}
