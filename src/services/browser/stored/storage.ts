/** Web storage that never throws: where it is forbidden or full, nothing is stored. */
export interface SafeStorage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

export function safeStorage(area: () => Storage): SafeStorage {
  return {
    read(key) {
      try {
        const text = area().getItem(key);
        return text === null ? null : JSON.parse(text);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        area().setItem(key, JSON.stringify(value));
      } catch {
        // The value then stays in memory only.
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

export const local = safeStorage(() => window.localStorage);
export const session = safeStorage(() => window.sessionStorage);

/**
 * Calls back when another tab changes the value of a key in localStorage; `text` is null once it is removed. Returns the
 * unsubscribe.
 */
export function onStorageChange(key: string, listener: (text: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
