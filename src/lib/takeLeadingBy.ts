import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit';
import { takeEvery, type SagaGenerator } from 'typed-redux-saga';

/** As `takeLeading`, for each key on its own: an action is ignored while the worker of an earlier one with its key runs. */
export function* takeLeadingBy<Payload, Type extends string>(
  creator: ActionCreatorWithPayload<Payload, Type>,
  keyOf: (payload: Payload) => string,
  worker: (action: PayloadAction<Payload, Type>) => SagaGenerator<unknown>,
): SagaGenerator<void> {
  const running = new Set<string>();
  yield* takeEvery(creator, function* once(action: PayloadAction<Payload, Type>) {
    const key = keyOf(action.payload);
    if (running.has(key)) return;
    running.add(key);
    try {
      yield* worker(action);
    } finally {
      running.delete(key);
    }
  });
}
