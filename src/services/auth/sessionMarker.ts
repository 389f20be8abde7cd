const KEY = 'glumist.session';
const ENDED = 'ended';

/** The state of the browser's session, as last recorded by any tab. */
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

/** A record of the session in localStorage, so that a visitor without one never loads the Auth SDK. */
export const sessionMarker = {
  read(): SessionNote {
    try {
      return noteOf(window.localStorage.getItem(KEY));
    } catch {
      return { kind: 'none' };
    }
  },
  begin: (uid: string): void => write(uid),
  /** Records a logout: the other tabs go home silently. */
  leave: (): void => write(null),
  /** Records that the backend ended the session: the other tabs ask to log in again, too. */
  end: (): void => write(ENDED),
  /** Calls back when another tab records a change. Returns the unsubscribe. */
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
