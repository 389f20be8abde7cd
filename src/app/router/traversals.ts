/**
 * Browsers may drop a traversal, which must not hold up the next navigation for good. The wait is counted in timer turns, because a
 * traversal that is only late, on a busy page, arrives between them.
 */
const WAIT = { turns: 8, turnMs: 50 } as const;

/** Moves through the browser's history one traversal at a time. `onArrival` is called after each, once its steps have run. */
export function createTraversals(onArrival: () => void) {
  const steps: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  function stopWaiting(): void {
    if (timer) clearTimeout(timer);
    timer = null;
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
    isUnderWay: () => timer !== null,
    /** `then` runs on arrival. */
    go(by: number, then?: () => void): void {
      stopWaiting();
      wait(WAIT.turns);
      if (then) steps.push(then);
      window.history.go(by);
    },
    /** Runs the step at once, or on arrival of the traversal under way. */
    afterwards(step: () => void): void {
      if (timer) steps.push(step);
      else step();
    },
    /** To be called on popstate. */
    arrive,
    stop: stopWaiting,
  };
}
