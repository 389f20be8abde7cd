import { type ReactNode, useState } from 'react';
import { locate } from '../paths';
import { Router } from '../Router';
import { useRouting } from '../useRouting';
import type { Location, Navigator, Visit } from '../types';

interface MemoryNavigator extends Navigator {
  back(): void;
}

function inMemory(addresses: readonly string[]): MemoryNavigator {
  const top = { pathname: '/', search: '', hash: '' };
  let entries = addresses.map((address) => locate(top, address, null));
  let at = entries.length - 1;
  let visit: Visit = { location: entries[at] as Location, action: 'POP' };
  const listeners = new Set<() => void>();
  const goTo = (action: Visit['action']) => {
    visit = { location: entries[at] as Location, action };
    for (const listener of listeners) listener();
  };
  return {
    visit: () => visit,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push(to, state = null) {
      at += 1;
      entries = [...entries.slice(0, at), locate(visit.location, to, state)];
      goTo('PUSH');
    },
    replace(to, state = null) {
      entries[at] = locate(visit.location, to, state);
      goTo('REPLACE');
    },
    back() {
      at = Math.max(0, at - 1);
      goTo('POP');
    },
  };
}

interface MemoryRouterProps {
  /** The addresses of the visit so far; one is at the last. */
  initialEntries?: readonly string[];
  children: ReactNode;
}

/** A router whose history is its own, for tests. */
export function MemoryRouter({ initialEntries = ['/'], children }: MemoryRouterProps) {
  const [navigator] = useState(() => inMemory(initialEntries));
  return <Router navigator={navigator}>{children}</Router>;
}

/** One page back in such a router. */
export const useBack = () => (useRouting().navigator as MemoryNavigator).back;
