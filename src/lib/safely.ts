import { isAction } from '@reduxjs/toolkit';
import { call, type SagaGenerator } from 'typed-redux-saga';

/**
 * Wraps a worker or a watcher so that what it throws is logged, with the action that it handled, and ends only itself.
 * Expected failures never get here: services return them.
 */
export function safely<Args extends unknown[]>(worker: (...args: Args) => unknown) {
  return function* (...args: Args): SagaGenerator<void> {
    try {
      yield* call(worker, ...args);
    } catch (error) {
      const action = args.find(isAction);
      console.error(`${worker.name || 'saga'} failed${action ? ` on ${action.type}` : ''}`, error);
    }
  };
}
