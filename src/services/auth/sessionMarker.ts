const KEY = 'glumist.session';
const ENDED = 'ended';

/** How the browser's one session stands, as any tab has noted it last. */
export type SessionNote = { kind: 'present'; uid: string } | { kind: 'ended' } | { kind: 'none' };

function noteOf(stored: string | null): SessionNote {
  if (stored === null) return { kind: 'none' };
  return stored === ENDED ? { kind: 'ended' } : { kind: 'present', uid: stored };
}

function write(value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, value);
  } catch {
    // Storage may be forbidden; then the SDK's own is too, and the session ends with the page.
  }
}

/** A note in localStorage about the session, so that a visitor without one never loads the Auth SDK. */
export const sessionMarker = {
  read(): SessionNote {
    try {
      return noteOf(window.localStorage.getItem(KEY));
    } catch {
      return { kind: 'none' };
    }
  },
  begin: (uid: string): void => write(uid),
  /** Somebody leaves on purpose: the other tabs go home without a word. */
  leave: (): void => write(null),
  /** The backend has ended it: the other tabs ask to log in again, too. */
  end: (): void => write(ENDED),
  /** Calls back when another tab notes something. Returns the unsubscribe. */
  onChange(listener: (note: SessionNote) => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === KEY) listener(noteOf(event.newValue));
      // A key of null: all storage was cleared.
      if (event.key === null) listener({ kind: 'none' });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
