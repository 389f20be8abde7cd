import * as effects from 'typed-redux-saga';
import { safely } from './safely';

type Worker = (...args: unknown[]) => unknown;

/*
 * redux-saga's watchers, with workers that log what they throw and end only themselves: redux-saga's own watcher ends by
 * an exception of one worker, and so do all others of its feature.
 */
export const takeEvery = ((pattern: never, worker: Worker, ...args: unknown[]) =>
  effects.takeEvery(pattern, safely(worker), ...args)) as typeof effects.takeEvery;

export const takeLatest = ((pattern: never, worker: Worker, ...args: unknown[]) =>
  effects.takeLatest(pattern, safely(worker), ...args)) as typeof effects.takeLatest;

export const takeLeading = ((pattern: never, worker: Worker, ...args: unknown[]) =>
  effects.takeLeading(pattern, safely(worker), ...args)) as typeof effects.takeLeading;
