import {
  createPath,
  NavigationType,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router-dom';
import { isOtherDocument, loadDocument } from './documents';
import type { NavigationBlocker } from './navigationBlocker';
import { createTraversals } from './traversals';

/** The overlays that are open over the page, as far as the history needs to know. */
export interface OverlayStack {
  isOpen(): boolean;
  /** Closes the top overlay, or makes it ask whether to close. */
  closeTop(): void;
  subscribe(listener: () => void): () => void;
}

export interface Visit {
  location: Location;
  action: NavigationType;
}

export interface NavigationOptions extends NavigateOptions {
  /** Goes without asking about unsaved forms: the navigation follows from a save or a log-out. */
  skipsBlocker?: boolean;
}

export interface AppHistory extends Navigator {
  push(to: To, state?: unknown, options?: NavigationOptions): void;
  replace(to: To, state?: unknown, options?: NavigationOptions): void;
  visit(): Visit;
  /** Calls back before React renders the new page. Returns the unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Loads another document from the page's own entry, so that Back finds the page once. */
  leave(depart: () => void): void;
  /** Begins to follow the browser and the overlays. Returns the stop. */
  start(): () => void;
}

/** The state of a browser entry: `key`, `usr` and `idx` belong to the router, `overlay` to us. */
interface Entry {
  key?: string;
  idx?: number;
  overlay?: true | undefined;
}

const createKey = () => Math.random().toString(36).slice(2, 10);

/**
 * The router's browser history with one more entry while an overlay is open, so that Back closes the overlay, also on the first page
 * of a visit. A page and its overlay share `idx` and `key`. Closing the overlay gives the entry back; a navigation from inside the
 * overlay replaces it. `blocker` decides whether a page with unsaved forms may be left; `load` loads the document of an address where
 * it is another one.
 */
export function createAppHistory(
  overlays: OverlayStack,
  blocker?: NavigationBlocker,
  load = loadDocument,
): AppHistory {
  const { history } = window;
  keepAddressOnSite();
  const browser = createBrowserHistory();
  const listeners = new Set<() => void>();
  const traversals = createTraversals(settleSoon);
  let isStarted = false;
  /** Back left the overlay's entry, and the overlay is still open. */
  let isOverlayAhead = false;
  /** The `idx` that a confirmed Back or Forward goes to. */
  let confirmedIdx: number | null = null;

  const entry = (): Entry => (history.state as Entry | null) ?? {};
  const isOnOverlay = () => entry().overlay === true;
  const patchEntry = (patch: Entry) => ifAllowed(() => history.replaceState({ ...entry(), ...patch }, ''));

  let visit: Visit = { location: browser.location, action: NavigationType.Pop };
  if (entry().key === undefined) {
    visit.location = newLocation(visit.location);
    browser.replace(visit.location);
  }
  let idx = entry().idx ?? 0;
  /** The key in the page's own entry, which a replacement within the overlay leaves behind. */
  let pageKey = visit.location.key;

  function newLocation(to: To, state: unknown = null): Location {
    const path = typeof to === 'string' ? parsePath(to) : to;
    return { pathname: visit.location.pathname, search: '', hash: '', ...path, state, key: createKey() };
  }
  function announce(location: Location, action: NavigationType): void {
    visit = { location, action };
    for (const listener of listeners) listener();
    settleSoon();
  }
  function replaceEntry(location: Location): void {
    const wasOnOverlay = isOnOverlay();
    ifAllowed(() => browser.replace(location));
    if (wasOnOverlay) patchEntry({ overlay: true });
    else pageKey = location.key;
  }

  function traverse(by: number, then?: () => void): void {
    isOverlayAhead = false;
    traversals.go(by, then);
  }
  /** Adds or gives back the overlay's entry. */
  function settle(): void {
    if (!isStarted || traversals.isUnderWay() || overlays.isOpen() === isOnOverlay()) return;
    if (isOnOverlay()) traverse(-1);
    else if (isOverlayAhead) traverse(1);
    else ifAllowed(() => history.pushState({ ...entry(), overlay: true }, ''));
  }
  /** Waits until React has rendered which overlays are open. */
  function settleSoon(): void {
    setTimeout(settle, 0);
  }

  const isBlocked = (to: Location) =>
    to.pathname !== visit.location.pathname && (blocker?.isBlocking() ?? false);
  function ifConfirmed(to: Location, go: () => void, { skipsBlocker = false }: NavigationOptions = {}): void {
    if (skipsBlocker || !isBlocked(to)) return go();
    void blocker?.confirm().then((leaves) => leaves && go());
  }
  /** Loads another document from the page's own entry, so that Back finds the page once. */
  const leave = (depart: () => void) =>
    traversals.afterwards(() => {
      if (!isOnOverlay()) return depart();
      traverse(-1, depart);
    });
  /** Goes to an address within this document, or loads its own. */
  function goOrLoad(location: Location, how: 'assign' | 'replace', go: (location: Location) => void): void {
    if (!isOtherDocument(visit.location.pathname, location.pathname)) return go(location);
    leave(() => {
      blocker?.abandon();
      load(createPath(location), how);
    });
  }
  /** The browser has already left the page: returns to it, asks, and goes again if the answer is yes. */
  function returnAndAsk(targetIdx: number): void {
    const to = browser.location;
    const by = targetIdx - idx;
    const goAgain = () => {
      // The question's own entry has cut off the entries ahead.
      if (by > 0) return pushNow(newLocation(to, to.state));
      traversals.afterwards(() => {
        confirmedIdx = targetIdx;
        traverse(isOnOverlay() ? by - 1 : by);
      });
    };
    traverse(-by, () => ifConfirmed(to, goAgain));
  }

  function onPopState(): void {
    const { idx: poppedIdx, overlay } = entry();
    const isOtherIdx = poppedIdx !== undefined && poppedIdx !== idx;
    if (isOtherIdx && poppedIdx !== confirmedIdx && isBlocked(browser.location)) {
      returnAndAsk(poppedIdx);
      return;
    }
    confirmedIdx = null;
    if (poppedIdx === undefined) adoptEntry();
    else if (isOtherIdx) showPage(poppedIdx);
    else {
      // A replacement in one of the page's two entries holds in the other as well.
      if (entry().key !== visit.location.key) replaceEntry(visit.location);
      if (!overlay && !traversals.isUnderWay() && overlays.isOpen()) {
        isOverlayAhead = true;
        overlays.closeTop();
      }
    }
    traversals.arrive();
  }
  /** The browser made this entry itself, for a link to a part of the page. */
  function adoptEntry(): void {
    keepAddressOnSite();
    const isSamePlace = createPath(browser.location) === createPath(visit.location);
    const location = isSamePlace ? visit.location : newLocation(browser.location);
    const adoptedIdx = isSamePlace ? idx : idx + 1;
    patchEntry({ idx: adoptedIdx });
    replaceEntry(location);
    if (!isSamePlace) showPage(adoptedIdx);
  }
  function showPage(newIdx: number): void {
    isOverlayAhead = false;
    idx = newIdx;
    pageKey = browser.location.key;
    announce(browser.location, NavigationType.Pop);
    if (overlays.isOpen()) overlays.closeTop();
  }

  function pushNow(location: Location): void {
    traversals.afterwards(() => {
      if (isOnOverlay() && pageKey !== visit.location.key) {
        // First writes the replaced address into the page's own entry.
        traverse(-1, () => pushNow(location));
        return;
      }
      isOverlayAhead = false;
      idx += 1;
      if (isOnOverlay()) {
        patchEntry({ idx, overlay: undefined });
        replaceEntry(location);
      } else {
        browser.push(location);
        pageKey = location.key;
      }
      announce(location, NavigationType.Push);
    });
  }
  function replaceNow(location: Location): void {
    traversals.afterwards(() => {
      replaceEntry(location);
      announce(location, NavigationType.Replace);
    });
  }

  return {
    createHref: browser.createHref,
    encodeLocation: browser.encodeLocation,
    push(to, state, options) {
      const location = newLocation(to, state);
      ifConfirmed(location, () => goOrLoad(location, 'assign', pushNow), options);
    },
    replace(to, state, options) {
      const location = newLocation(to, state);
      ifConfirmed(location, () => goOrLoad(location, 'replace', replaceNow), options);
    },
    // As with the browser's own Back, the first step back closes an open overlay.
    go: browser.go,
    leave,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visit: () => visit,
    start() {
      isStarted = true;
      window.addEventListener('popstate', onPopState);
      // Follows an opening at once: only right after a press does the browser count an entry.
      const unsubscribe = overlays.subscribe(() => (overlays.isOpen() ? settle() : settleSoon()));
      settleSoon();
      return () => {
        isStarted = false;
        traversals.stop();
        window.removeEventListener('popstate', onPopState);
        unsubscribe();
      };
    },
  };
}

/** Safari refuses to change the history after a hundred changes in half a minute; the address then follows with a later change. */
function ifAllowed(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
  }
}

/** Removes leading slashes in pairs, which pushState and location.assign would read as another host. */
function keepAddressOnSite(): void {
  const { pathname, search, hash } = window.location;
  if (!pathname.startsWith('//')) return;
  window.history.replaceState(window.history.state, '', pathname.replace(/^\/+/, '/') + search + hash);
}
