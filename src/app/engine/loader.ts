import { backoff } from '@/domain/backoff';
import { loadAgain } from '@/lib/chunks';

/** `missing`: it did not come, twice; it is asked for again in a while, when the network is back, or when somebody says so. */
export type EngineStatus = 'absent' | 'running' | 'missing';

interface EngineSource {
  /** Fetches the engine's chunk; what it gives starts the engine. */
  load: () => Promise<() => void>;
  /** Loads the page anew; whether it does. */
  reload: () => boolean;
}

const THERE = Promise.resolve();

/** Loads the engine once, and again where it failed. Where no source is given (a server, a test) there is nothing to wait for. */
export function createEngineLoader() {
  const watchers = new Set<() => void>();
  let source: EngineSource | null = null;
  let status: EngineStatus = 'running';
  let attempt: Promise<void> | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: EngineStatus): void {
    status = next;
    for (const watcher of watchers) watcher();
  }
  const retry = () => void need().catch(() => undefined);

  function failed(error: unknown): never {
    attempt = null;
    failures += 1;
    timer = setTimeout(retry, backoff(failures));
    window.addEventListener('online', retry, { once: true });
    become('missing');
    throw error;
  }
  async function begin({ load, reload }: EngineSource): Promise<void> {
    clearTimeout(timer);
    window.removeEventListener('online', retry);
    const start = await load()
      .catch((error: Error) => loadAgain(load, error, reload))
      .catch(failed);
    start();
    become('running');
  }
  /** Resolves once the sagas run. */
  function need(): Promise<void> {
    if (!source) return THERE;
    attempt ??= begin(source);
    return attempt;
  }

  return {
    from(given: EngineSource): void {
      source = given;
      attempt = null;
      failures = 0;
      become('absent');
    },
    need,
    status: () => status,
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** The page's one engine. */
export const engine = createEngineLoader();
