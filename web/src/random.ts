/** So many random bytes in hexadecimal digits. `crypto.randomUUID` is missing on pages that came over plain HTTP. */
export function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** An id that nobody else makes. */
export const newId = (): string => hex(16);
