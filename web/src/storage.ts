/** A value that this browser stores for the reader; none where storing is forbidden. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A stored object or list; the other one where there is none, or what stands there is not of its kind. */
export function storedJson<T extends object>(key: string, otherwise: T): T {
  try {
    const found: unknown = JSON.parse(stored(key) ?? 'null');
    const isAlike = found instanceof Object && Array.isArray(found) === Array.isArray(otherwise);
    return isAlike ? (found as T) : otherwise;
  } catch {
    return otherwise; // what somebody else wrote there
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return; // storing is forbidden, and the page works without it
  }
}
