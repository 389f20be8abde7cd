/** The page itself: when it is hidden or seen again, and where it goes. */
export interface Page {
  /** The address, without what follows a #. */
  url(): string;
  /** Calls back when the page is hidden or left. Returns the unsubscribe. */
  onHide(listener: () => void): () => void;
  /** Calls back when somebody comes back to the page. Returns the unsubscribe. */
  onReturn(listener: () => void): () => void;
  /** Calls back when the page is seen again or the network is back. Returns the unsubscribe. */
  onWake(listener: () => void): () => void;
  /** Goes to / and loads everything anew. */
  reloadAtHome(): void;
}

function onVisibility(state: DocumentVisibilityState, listener: () => void): () => void {
  const changed = () => {
    if (document.visibilityState === state) listener();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

function onWindow(event: string, listener: () => void): () => void {
  window.addEventListener(event, listener);
  return () => window.removeEventListener(event, listener);
}

const all = (stops: (() => void)[]) => () => stops.forEach((stop) => stop());

export const page: Page = {
  url: () => window.location.href.split('#')[0] ?? '',
  onHide: (listener) => all([onVisibility('hidden', listener), onWindow('pagehide', listener)]),
  onReturn: (listener) => onWindow('focus', listener),
  onWake: (listener) =>
    all([onVisibility('visible', listener), onWindow('pageshow', listener), onWindow('online', listener)]),
  reloadAtHome: () => window.location.assign('/'),
};
