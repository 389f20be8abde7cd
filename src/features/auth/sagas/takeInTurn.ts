import type { Action } from '@reduxjs/toolkit';
import { buffers, type Buffer } from 'redux-saga';
import { actionChannel, call, flush, race, take, type SagaGenerator } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { signedOut } from '../authSlice';

interface ActionCreator {
  (...args: never[]): Action;
  match: (action: Action) => boolean;
}

/**
 * Runs the worker for one action at a time, in their order. A sign-out ends the running one and drops those that wait,
 * which are in `waiting`.
 */
export function* takeInTurn<Creator extends ActionCreator>(
  creators: Creator[],
  worker: (action: ReturnType<Creator>) => SagaGenerator<unknown>,
  waiting: Buffer<ReturnType<Creator>> = buffers.expanding(10),
): SagaGenerator<void> {
  const isOurs = (action: Action): action is ReturnType<Creator> =>
    creators.some(({ match }) => match(action));
  const queue = yield* actionChannel(isOurs, waiting);
  while (true) {
    const action = yield* take(queue);
    const { left } = yield* race({ done: call(safely(worker), action), left: take(signedOut) });
    if (left) yield* flush(queue);
  }
}
