import { backoff } from '@/domain/general/backoff';
import { registerWorker, workerContainer } from './registerWorker';
import { whenIdle } from './whenIdle';

/** `waiting`: a newer version of the shop is there and waits. `taken`: it has taken over, because some tab asked it to. */
export type VersionNews = 'waiting' | 'taken';

/** The service worker as the page sees it (src/serviceWorker is the worker itself). */
export interface ShopWorker {
  /** Has the browser keep the whole shop, once the page rests, and tells of newer versions. Returns the unsubscribe. */
  follow(listener: (news: VersionNews) => void): () => void;
  /** Asks whether there is a newer version. */
  look(): void;
  /** The version that waits takes over; `taken` is heard in every tab. */
  takeOver(): void;
}

/** Where there is none nothing happens. */
export function createShopWorker(): ShopWorker {
  const container = workerContainer();
  let registration: ServiceWorkerRegistration | undefined;

  function watch(incoming: ServiceWorker | null, tell: (news: VersionNews) => void): void {
    incoming?.addEventListener('statechange', () => {
      // The first worker of all takes nobody's place.
      if (incoming.state === 'installed' && container?.controller) tell('waiting');
    });
  }

  /** Where the first worker of all could not take in what it needs, the browser would wait for the next visit. */
  function onceMore(first: ServiceWorker | null, failures: number, tell: (news: VersionNews) => void): void {
    first?.addEventListener('statechange', () => {
      if (first.state !== 'redundant' || registration?.active) return;
      setTimeout(() => void register(tell, failures + 1), backoff(failures + 1));
    });
  }

  async function register(tell: (news: VersionNews) => void, failures = 0): Promise<void> {
    registration = await registerWorker();
    if (!registration) return;
    // Until somebody is there it keeps only what has come anyway.
    (registration.active ?? registration.installing)?.postMessage('keep');
    // A page that was loading just when the worker began to answer was passed over.
    if (!container?.controller) registration.active?.postMessage('claim');
    onceMore(registration.installing, failures, tell);
    if (registration.waiting && container?.controller) tell('waiting');
    watch(registration.installing, tell);
    registration.addEventListener('updatefound', () => watch(registration?.installing ?? null, tell));
  }

  return {
    follow(listener) {
      if (!container) return () => undefined;
      let following = true;
      const tell = (news: VersionNews) => following && listener(news);
      let controlled = container.controller !== null;
      const changed = () => {
        if (controlled) tell('taken');
        controlled = true;
      };
      container.addEventListener('controllerchange', changed);
      whenIdle(() => void register(tell));
      return () => {
        following = false;
        container.removeEventListener('controllerchange', changed);
      };
    },
    look: () => void registration?.update().catch(() => undefined),
    takeOver: () => registration?.waiting?.postMessage('take-over'),
  };
}
