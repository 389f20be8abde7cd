import { backoff } from '@/domain/traffic/backoff';
import { endPush } from './pushSubscription';
import { registerWorker, workerContainer } from './registerWorker';
import { whenLoadedAndIdle } from './whenLoadedAndIdle';

/** `waiting`: a newer version of the shop is installed. `taken`: it has taken over, because a tab requested it. */
export type VersionNews = 'waiting' | 'taken';

/** The service worker from the page's side (src/serviceWorker is the worker itself). Without service workers nothing happens. */
export function createShopWorker() {
  const container = workerContainer();
  let registration: ServiceWorkerRegistration | undefined;

  function watch(incoming: ServiceWorker | null, onNews: (news: VersionNews) => void): void {
    incoming?.addEventListener('statechange', () => {
      // The first worker replaces no other.
      if (incoming.state === 'installed' && container?.controller) onNews('waiting');
    });
  }

  /** If the first worker failed to install, the browser would retry only at the next visit. */
  function retryRegistration(
    first: ServiceWorker | null,
    failures: number,
    onNews: (news: VersionNews) => void,
  ): void {
    first?.addEventListener('statechange', () => {
      if (first.state !== 'redundant' || registration?.active) return;
      setTimeout(() => void register(onNews, failures + 1), backoff(failures + 1));
    });
  }

  async function register(onNews: (news: VersionNews) => void, failures = 0): Promise<void> {
    registration = await registerWorker();
    if (!registration) return;
    // Before an interaction the worker caches only what has been loaded anyway.
    (registration.active ?? registration.installing)?.postMessage('keep');
    // A page that was loading when the worker took over is not cached yet.
    if (!container?.controller) registration.active?.postMessage('claim');
    retryRegistration(registration.installing, failures, onNews);
    if (registration.waiting && container?.controller) onNews('waiting');
    watch(registration.installing, onNews);
    registration.addEventListener('updatefound', () => watch(registration?.installing ?? null, onNews));
  }

  return {
    /** Registers the worker once the page is idle, and reports newer versions. Returns the unsubscribe. */
    follow(listener: (news: VersionNews) => void): () => void {
      if (!container) return () => undefined;
      let following = true;
      const onNews = (news: VersionNews) => following && listener(news);
      let controlled = container.controller !== null;
      const changed = () => {
        if (controlled) onNews('taken');
        controlled = true;
      };
      container.addEventListener('controllerchange', changed);
      whenLoadedAndIdle(() => void register(onNews));
      return () => {
        following = false;
        container.removeEventListener('controllerchange', changed);
      };
    },
    /** Checks for a newer version. */
    look: (): void => void registration?.update().catch(() => undefined),
    /** Ends notifications on this device at sign-out. */
    endPush: (): void => void endPush(),
    /** Activates the waiting version; every tab gets `taken`. */
    takeOver: () => registration?.waiting?.postMessage('take-over'),
  };
}
