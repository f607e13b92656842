/** Why the browser does not store a match: there is no room, or it stores nothing for this page. */
export type StoreFailure = 'full' | 'blocked';

const DATABASE = 'cabestan';
const OBJECT_STORE = 'matches';

export function failureOf(error: unknown): StoreFailure {
  return (error as DOMException | null)?.name === 'QuotaExceededError' ? 'full' : 'blocked';
}

/** Does one piece of work in the store of matches, and waits until the browser has really stored it. */
export async function inStore<T>(
  mode: IDBTransactionMode,
  work: (matches: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((done, fail) => {
      const transaction = database.transaction(OBJECT_STORE, mode);
      const request = work(transaction.objectStore(OBJECT_STORE));
      transaction.oncomplete = () => done(request.result as T);
      transaction.onabort = () => fail(transaction.error ?? request.error);
    });
  } finally {
    database.close();
  }
}

/**
 * Stores all entries, or none if the stored version of the first has changed; returns whether they were stored.
 * It is one transaction, so that no other tab can come between.
 */
export async function replaceInStore<E extends { id: string }>(
  entries: [E, ...E[]],
  isCurrent: (stored: unknown) => boolean,
): Promise<boolean> {
  let isReplaced = false;
  await inStore('readwrite', (matches) => {
    const stored = matches.get(entries[0].id);
    stored.onsuccess = () => {
      isReplaced = isCurrent(stored.result);
      if (isReplaced) for (const entry of entries) matches.put(entry);
    };
    return stored;
  });
  return isReplaced;
}

/** Removes an entry if it is the wanted one, in one transaction for the same reason. */
export async function removeFromStore(id: string, isWanted: (stored: unknown) => boolean): Promise<void> {
  await inStore('readwrite', (matches) => {
    const stored = matches.get(id);
    stored.onsuccess = () => {
      if (isWanted(stored.result)) matches.delete(id);
    };
    return stored;
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(OBJECT_STORE, { keyPath: 'id' });
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
}
