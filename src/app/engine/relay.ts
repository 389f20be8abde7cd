import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

type Hear = (action: UnknownAction) => void;

/**
 * Stands in the store where the sagas' own middleware would, before the sagas are there: what is dispatched is reduced
 * at once and kept in order, and heard by them when they come. Nothing is reduced twice.
 */
export function createRelay() {
  const waiting: UnknownAction[] = [];
  const watchers = new Set<() => void>();
  let hear: Hear = (action) => {
    waiting.push(action);
    for (const watcher of watchers) watcher();
  };

  const middleware: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (isAction(action)) hear(action);
    return result;
  };

  return {
    middleware,
    /** What was dispatched so far and nobody has heard. */
    waiting: (): readonly UnknownAction[] => waiting,
    /** Calls back when one more waits. Returns the unsubscribe. */
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** `start` runs the sagas, which hear all that follows; then they hear what waited, as if they had always been there. */
    handOver(listener: Hear, start: () => void): void {
      hear = listener;
      start();
      for (const action of waiting.splice(0)) listener(action);
    },
  };
}

export type Relay = ReturnType<typeof createRelay>;
