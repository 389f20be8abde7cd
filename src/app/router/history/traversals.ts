/**
 * Timeout of a traversal for browsers without the Navigation API, which may drop it silently. Counted in
 * timer turns, because a late traversal on a busy page arrives between them.
 */
const WAIT = { turns: 40, turnMs: 50 } as const;

/**
 * Begins a traversal and calls `onRefused` if the browser drops it. Returns false without the Navigation
 * API, and begins nothing.
 */
function traverseWithAnswer(by: number, onRefused: () => void): boolean {
  const { navigation } = window as { navigation?: Navigation };
  const target = navigation?.entries()[(navigation.currentEntry?.index ?? NaN) + by];
  if (!navigation || !target) return false;
  const { committed, finished } = navigation.traverseTo(target.key);
  committed?.catch(onRefused);
  finished?.catch(() => undefined);
  return true;
}

/** Moves through the browser's history one traversal at a time. `onArrival` is called after each, once its steps have run. */
export function createTraversals(onArrival: () => void) {
  const steps: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The traversal under way. */
  let current: symbol | null = null;

  function stopWaiting(): void {
    clearTimeout(timer);
    current = null;
  }
  function wait(turns: number): void {
    timer = setTimeout(() => (turns > 1 ? wait(turns - 1) : arrive()), WAIT.turnMs);
  }
  function arrive(): void {
    stopWaiting();
    for (const step of steps.splice(0)) step();
    onArrival();
  }

  return {
    isUnderWay: () => current !== null,
    /** `then` runs on arrival. */
    go(by: number, then?: () => void): void {
      stopWaiting();
      const own = Symbol('traversal');
      current = own;
      if (then) steps.push(then);
      // Another traversal or navigation may have replaced it, and the next event is theirs.
      if (traverseWithAnswer(by, () => current === own && arrive())) return;
      wait(WAIT.turns);
      window.history.go(by);
    },
    /** Runs the step at once, or on arrival of the traversal under way. */
    afterwards(step: () => void): void {
      if (current) steps.push(step);
      else step();
    },
    /** To be called on popstate. */
    arrive,
    stop: stopWaiting,
  };
}
