import type { ComponentType } from 'react';
import { backoff } from '@/domain/backoff';
import { loadAgain } from '@/lib/chunks';

export type LoadPart<P> = () => Promise<ComponentType<P>>;

/** A part of a page whose code is fetched until it comes. */
export interface PatientPart<P> {
  /** null until it has come. */
  current: () => ComponentType<P> | null;
  /** Resolves once it is there; after a failure it is tried again in a while, when the network is back, or with `again`. */
  need: () => Promise<ComponentType<P>>;
  /** Tries at once what has failed. */
  again: () => void;
  /** Whether the latest try failed. */
  isMissing: () => boolean;
  subscribe: (watcher: () => void) => () => void;
}

export function createPatientPart<P>(load: LoadPart<P>, reload: () => boolean): PatientPart<P> {
  const watchers = new Set<() => void>();
  let part: ComponentType<P> | null = null;
  let needed: Promise<ComponentType<P>> | null = null;
  let failure: Error | null = null;
  let retry: () => void = () => undefined;

  function become(next: Error | null): void {
    failure = next;
    for (const watcher of watchers) watcher();
  }

  function pause(failures: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => retry(), backoff(failures));
      retry = () => {
        clearTimeout(timer);
        window.removeEventListener('online', retry);
        resolve();
      };
      window.addEventListener('online', retry);
    });
  }

  async function bring(): Promise<ComponentType<P>> {
    for (let failures = 0; ;) {
      try {
        part = await (failure ? loadAgain(load, failure, reload) : load());
        become(null);
        return part;
      } catch (error) {
        failures += 1;
        become(error as Error);
        await pause(failures);
      }
    }
  }

  return {
    current: () => part,
    need: () => (needed ??= bring()),
    again: () => retry(),
    isMissing: () => failure !== null,
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
