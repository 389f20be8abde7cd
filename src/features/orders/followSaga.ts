import { createAction } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { call, delay, flush, put, race, select, take } from 'typed-redux-saga';
import { signedOut } from '@/features/auth';
import type { Services } from '@/services';
import { ordersRequested, selectOrders } from './ordersSlice';
import { isRunning } from './running';

/** The shopper's orders are on the screen, or no longer. */
export const ordersShown = createAction('orders/ordersShown');
export const ordersHidden = createAction('orders/ordersHidden');

/** Milliseconds in which what tells of one coming back (seen, focused, online) is taken for one. */
const SETTLES = 200;

function* refreshOnReturn({ page }: Services) {
  const returns = eventChannel<true>((emit) => {
    const stops = [page.onReturn(() => emit(true)), page.onWake(() => emit(true))];
    return () => stops.forEach((stop) => stop());
  }, buffers.sliding(1));
  try {
    while (true) {
      yield* take(returns);
      yield* delay(SETTLES);
      yield* flush(returns);
      if ((yield* select(selectOrders)).some(isRunning)) yield* put(ordersRequested());
    }
  } finally {
    returns.close();
  }
}

/** Reads orders that go on by themselves again whenever the shopper comes back to them. */
export function* followSaga(services: Services) {
  while (true) {
    yield* take(ordersShown);
    yield* race({ seen: call(refreshOnReturn, services), left: take([ordersHidden, signedOut]) });
  }
}
