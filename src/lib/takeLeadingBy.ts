import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit';
import { type SagaGenerator } from 'typed-redux-saga';
import { takeEvery } from './watch';
import { keyedLock } from './keyedLock';

/** As `takeLeading`, for each key on its own: an action is ignored while the worker of an earlier one with its key runs. */
export function* takeLeadingBy<Payload, Type extends string>(
  creator: ActionCreatorWithPayload<Payload, Type>,
  keyOf: (payload: Payload) => string,
  worker: (action: PayloadAction<Payload, Type>) => SagaGenerator<unknown>,
): SagaGenerator<void> {
  const runIfFree = keyedLock();
  yield* takeEvery(creator, (action: PayloadAction<Payload, Type>) =>
    runIfFree(keyOf(action.payload), () => worker(action)),
  );
}
