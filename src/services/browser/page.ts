/** The page itself: when it is hidden or seen again, and where it goes. */
export interface Page {
  /** The address, without what follows a #. */
  url(): string;
  /** Calls back when the page is hidden or left. Returns the unsubscribe. */
  onHide(listener: () => void): () => void;
  /** Calls back when somebody comes back to the page. Returns the unsubscribe. */
  onReturn(listener: () => void): () => void;
  /** Goes to / and loads everything anew. */
  reloadAtHome(): void;
}

export const page: Page = {
  url: () => window.location.href.split('#')[0] ?? '',
  onHide(listener) {
    const changed = () => {
      if (document.visibilityState === 'hidden') listener();
    };
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pagehide', listener);
    };
  },
  onReturn(listener) {
    window.addEventListener('focus', listener);
    return () => window.removeEventListener('focus', listener);
  },
  reloadAtHome: () => window.location.assign('/'),
};
