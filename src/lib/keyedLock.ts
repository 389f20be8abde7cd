import type { SagaGenerator } from 'typed-redux-saga';

/** Returns a function that runs some work; undefined, without running it, while earlier work with the same key runs. */
export function keyedLock() {
  const running = new Set<string>();
  return function* runIfFree<Value>(
    key: string,
    work: () => SagaGenerator<Value>,
  ): SagaGenerator<Value | undefined> {
    if (running.has(key)) return undefined;
    running.add(key);
    try {
      return yield* work();
    } finally {
      running.delete(key);
    }
  };
}
