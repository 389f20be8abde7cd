import type { Credentials } from '../../../auth/types';
import { session, type SafeStorage } from '../storage';

const KEY = 'pendingCredentials';
const TTL_MS = 60_000;

interface Pending extends Credentials {
  /** ms since 1970. */
  until: number;
}

/** A record with the specification's two fields alone has its minute from now on. */
function parse(stored: unknown): Pending | null {
  const { email, password, until = Date.now() + TTL_MS } = (stored ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof password !== 'string' || typeof until !== 'number') return null;
  return { email, password, until };
}

/**
 * The specification's record of a running registration, stored for this tab's next page for a minute at most. The next
 * page removes it from storage when it first reads it, and keeps it in memory; `storage` outlives the page.
 */
export function createPendingCredentials(storage: SafeStorage) {
  /** The record of an earlier page, once read. */
  let inherited: Pending | null | undefined;

  function current(): Pending | null {
    if (inherited === undefined) {
      inherited = parse(storage.read(KEY));
      storage.remove(KEY);
    }
    return inherited ?? parse(storage.read(KEY));
  }
  function clear(): void {
    inherited = null;
    storage.remove(KEY);
  }

  return {
    read(): Credentials | null {
      const pending = current();
      if (!pending) return null;
      const { email, password, until } = pending;
      if (until >= Date.now()) return { email, password };
      clear();
      return null;
    },
    /** Its expiry in ms since 1970; null without a record. */
    until: (): number | null => current()?.until ?? null,
    write({ email, password }: Credentials): void {
      inherited = null;
      storage.write(KEY, { email, password, until: Date.now() + TTL_MS });
    },
    clear,
  };
}

export const pendingCredentials = createPendingCredentials(session);
