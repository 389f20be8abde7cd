const KEY = 'glumist.session';

/** A note in localStorage that a session exists, so that a visitor without one never loads the Auth SDK. */
export const sessionMarker = {
  exists: (): boolean => {
    try {
      return window.localStorage.getItem(KEY) !== null;
    } catch {
      // Storage may be forbidden; then the SDK's own is too, and there is no session to find.
      return false;
    }
  },
  set: (present: boolean): void => {
    try {
      if (present) window.localStorage.setItem(KEY, '1');
      else window.localStorage.removeItem(KEY);
    } catch {
      // As above: the session then ends with the page.
    }
  },
  /** Calls back when another tab signs in. Returns the unsubscribe. */
  onAppear: (listener: () => void): (() => void) => {
    const heard = (event: StorageEvent) => {
      if (event.key === KEY && event.newValue !== null) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
};
