import type { Action } from '@reduxjs/toolkit';
import { call, put, type SagaGenerator } from 'typed-redux-saga';
import type { CallFailure, Result } from '@/services';
import { callMessage } from '../callMessage';

/** The worker of a request: it calls the shop with the payload, and puts what it answered or why it failed. */
export const loadWith = <Payload, Value>(
  ask: (payload: Payload) => Promise<Result<Value, CallFailure>>,
  onLoaded: (value: Value) => Action,
  onFailed: (message: string) => Action,
) =>
  function* load({ payload }: { payload: Payload }): SagaGenerator<void> {
    const answer: Result<Value, CallFailure> = yield* call(ask, payload);
    yield* put(answer.ok ? onLoaded(answer.value) : onFailed(callMessage(answer.error)));
  };
