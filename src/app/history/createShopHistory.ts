import { locate, type Location, type Navigator, newKey, type To, type Visit } from '@/lib/routing';
import { type Entry, hrefOf, ownPath, readEntry } from './entry';

/** What floats over the page, as far as the history has to know. */
export interface Layers {
  isOpen(): boolean;
  /** Closes the top one, or asks whether to. */
  closeTop(): void;
  subscribe(listener: () => void): () => void;
}

/** Says whether the page may be left for another. */
export interface Guard {
  holds(): boolean;
  /** Whether whoever is asked agrees. */
  ask(): Promise<boolean>;
}

export interface ShopHistory extends Navigator {
  /** Loads another document, from the page's own entry, so that Back finds the page once. */
  leave(depart: () => void): void;
  start(): () => void;
}

/**
 * A traversal that the browser dropped must not hold up the next navigation. Counted in turns: one that is only late, on a page
 * that is busy, comes between them, and is not done twice.
 */
const TRAVEL = { turns: 8, ms: 50 } as const;

/**
 * The browser's history with one entry more while something floats over the page: Back closes that, also on the very
 * first page of a visit. The entry is given back on closing, and a navigation from inside the layer takes its place.
 */
export function createShopHistory(layers: Layers, guard?: Guard): ShopHistory {
  const { history } = window;
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  let travelling: ReturnType<typeof setTimeout> | null = null;
  /** Between start and its stop: what is let go of moves nobody any more. */
  let started = false;
  /** The layer's entry lies ahead: Back was pressed, and something is open still. */
  let ahead = false;
  /** The entry that Back may go to, for that was agreed to. */
  let agreed: number | null = null;

  const here = (): Entry | null => readEntry(history.state);
  const onLayer = () => here()?.layer === true;

  let idx = here()?.idx ?? 0;
  let visit: Visit = { location: readLocation(), action: 'POP' };
  let baseKey = visit.location.key;
  if (!here()) write('replaceState');

  function readLocation(): Location {
    const { pathname, search, hash } = window.location;
    const entry = here();
    return {
      pathname: ownPath(pathname),
      search,
      hash,
      state: entry?.usr ?? null,
      key: entry?.key ?? newKey(),
    };
  }
  function write(method: 'pushState' | 'replaceState', layer = false): void {
    const { location } = visit;
    const entry: Entry = { idx, key: location.key, usr: location.state, ...(layer ? { layer } : {}) };
    if (!layer) baseKey = location.key;
    try {
      history[method](entry, '', hrefOf(location));
    } catch {
      // Some browsers count: past a hundred in half a minute they refuse. The address then follows later.
      if (method === 'pushState' && !layer) window.location.assign(hrefOf(location));
    }
  }
  function tell(next: Visit): void {
    visit = next;
    for (const listener of listeners) listener();
    settleSoon();
  }

  function travel(by: number): void {
    ahead = false;
    if (travelling) clearTimeout(travelling);
    awaitTurns(TRAVEL.turns);
    history.go(by);
  }
  function awaitTurns(left: number): void {
    travelling = setTimeout(() => (left > 1 ? awaitTurns(left - 1) : arrive()), TRAVEL.ms);
  }
  function arrive(): void {
    if (travelling) clearTimeout(travelling);
    travelling = null;
    for (const step of waiting.splice(0)) step();
    settleSoon();
  }
  /** Runs step once no traversal is under way. */
  function inTurn(step: () => void): void {
    if (travelling) waiting.push(step);
    else step();
  }
  /** Brings the history in step with what is open. */
  function settle(): void {
    if (!started || travelling || !here() || layers.isOpen() === onLayer()) return;
    if (onLayer()) travel(-1);
    else if (ahead) travel(1);
    else write('pushState', true);
  }
  /** Once React has drawn what is open and what no longer is. */
  function settleSoon(): void {
    setTimeout(settle, 0);
  }

  const isHeld = (to: Location) => to.pathname !== visit.location.pathname && (guard?.holds() ?? false);
  /** Goes, where the page is held only once somebody agrees to leave it. */
  function ifAgreed(to: Location, go: () => void): void {
    if (!isHeld(to)) return go();
    void guard?.ask().then((goes) => goes && go());
  }
  /** The browser has left the page by Back or Forward before anybody was asked: it comes back, and then asks. */
  function comeBack(entry: Entry): void {
    const to = readLocation();
    const [by, there] = [entry.idx - idx, entry.idx];
    waiting.push(() =>
      ifAgreed(to, () => {
        // The question was an entry of its own, in the place of those ahead.
        if (by > 0) return pushNow(to, to.state);
        inTurn(() => {
          agreed = there;
          travel(onLayer() ? by - 1 : by);
        });
      }),
    );
    travel(-by);
  }

  function onPop(): void {
    const entry = here();
    if (entry && entry.idx !== idx && entry.idx !== agreed && isHeld(readLocation())) return comeBack(entry);
    agreed = null;
    const samePlace = hrefOf(readLocation()) === hrefOf(visit.location);
    if (entry ? entry.idx !== idx : !samePlace) {
      ahead = false;
      idx = entry?.idx ?? idx + 1;
      baseKey = entry?.key ?? '';
      tell({ location: readLocation(), action: 'POP' });
      if (!entry) write('replaceState');
      if (layers.isOpen()) layers.closeTop();
    } else if (entry) {
      // What was replaced in the page's other entry holds in this one.
      if (entry.key !== visit.location.key) write('replaceState', entry.layer);
      if (!entry.layer && !travelling && layers.isOpen()) {
        ahead = true;
        layers.closeTop();
      }
    }
    arrive();
  }

  function pushNow(to: To, state: unknown): void {
    inTurn(() => {
      if (onLayer() && baseKey !== visit.location.key) {
        waiting.push(() => pushNow(to, state));
        travel(-1);
        return;
      }
      ahead = false;
      const method = onLayer() ? 'replaceState' : 'pushState';
      idx += 1;
      visit = { location: locate(visit.location, to, state), action: 'PUSH' };
      write(method);
      tell(visit);
    });
  }
  function replaceNow(to: To, state: unknown): void {
    inTurn(() => {
      visit = { location: locate(visit.location, to, state), action: 'REPLACE' };
      write('replaceState', onLayer());
      tell(visit);
    });
  }

  return {
    push: (to, state = null) => ifAgreed(locate(visit.location, to, state), () => pushNow(to, state)),
    replace: (to, state = null) => ifAgreed(locate(visit.location, to, state), () => replaceNow(to, state)),
    leave: (depart) =>
      inTurn(() => {
        if (!onLayer()) return depart();
        waiting.push(depart);
        travel(-1);
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visit: () => visit,
    start() {
      started = true;
      window.addEventListener('popstate', onPop);
      // An opening is followed at once: the press that opened is what lets the browser count the entry.
      const unwatch = layers.subscribe(() => (layers.isOpen() ? settle() : settleSoon()));
      settleSoon();
      return () => {
        started = false;
        if (travelling) clearTimeout(travelling);
        travelling = null;
        window.removeEventListener('popstate', onPop);
        unwatch();
      };
    },
  };
}
