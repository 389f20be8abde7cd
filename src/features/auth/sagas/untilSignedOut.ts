import { call, race, take, type SagaGenerator } from 'typed-redux-saga';
import { signedOut } from '../authSlice';

/**
 * Wraps a worker that reads or changes a person's data, so that it ends when they sign out: a later answer would put
 * their data into the next person's shop.
 */
export const untilSignedOut = <Args extends unknown[]>(worker: (...args: Args) => SagaGenerator<unknown>) =>
  function* (...args: Args): SagaGenerator<void> {
    yield* race({ done: call(worker, ...args), left: take(signedOut) });
  };
