import type { Action } from '@reduxjs/toolkit';
import type { ActionPattern } from 'redux-saga/effects';
import { call, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { CallFailure, Result } from '@/services';
import { callMessage } from '../callMessage';

const isNever = () => false;

/**
 * The worker of a request: it calls the shop with the payload, and puts what it answered or why it failed. `changes` are
 * the actions of answered changes: after one, the shop is asked again, because its answer may be from before.
 */
export const loadWith = <Payload, Value>(
  ask: (payload: Payload) => Promise<Result<Value, CallFailure>>,
  onLoaded: (value: Value) => Action,
  onFailed: (message: string) => Action,
  changes: ActionPattern = isNever,
) =>
  function* load({ payload }: { payload: Payload }): SagaGenerator<void> {
    let answer: Result<Value, CallFailure> | undefined;
    while (!answer) ({ answer } = yield* race({ answer: call(ask, payload), changed: take(changes) }));
    yield* put(answer.ok ? onLoaded(answer.value) : onFailed(callMessage(answer.error)));
  };
