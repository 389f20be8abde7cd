import { createAction } from '@reduxjs/toolkit';
import { all, call, delay, flush, put, race, select, take } from 'typed-redux-saga';
import { signedOut } from '@/features/auth';
import { returnChannel } from '@/lib/returnChannel';
import type { Services } from '@/services';
import { ordersActions, ordersRequested, selectOrders } from './ordersSlice';
import { isRunning } from './card/running';

/** The shopper's orders appeared on the screen, or left it. */
export const ordersShown = createAction('orders/ordersShown');
export const ordersHidden = createAction('orders/ordersHidden');

/** Milliseconds in which several signs of a return (visible, focused, online) count as one. */
const SETTLING_MS = 200;

export const FOLLOW_MS = 15_000;
/** The newest running orders are polled, at most this many. */
const MAX_FOLLOWED = 5;

function* refreshOnReturn({ page }: Services) {
  const returns = returnChannel(page);
  try {
    while (true) {
      yield* take(returns);
      yield* delay(SETTLING_MS);
      yield* flush(returns);
      if ((yield* select(selectOrders)).some(isRunning)) yield* put(ordersRequested());
    }
  } finally {
    returns.close();
  }
}

/** Reads each running order again while the page is visible: one document each. */
function* followRunning({ connection, orders, page }: Services) {
  while (true) {
    yield* delay(FOLLOW_MS);
    if (page.isHidden() || connection.isOffline()) continue;
    const running = (yield* select(selectOrders)).filter(isRunning).slice(0, MAX_FOLLOWED);
    const found = yield* all(running.map(({ orderId }) => call(orders.one, orderId)));
    for (const one of found) if (one.ok && one.value) yield* put(ordersActions.orderFollowed(one.value));
  }
}

/** Refreshes running orders while they are shown: every 15 seconds, and when the shopper returns. */
export function* followSaga(services: Services) {
  while (true) {
    yield* take(ordersShown);
    yield* race({
      returned: call(refreshOnReturn, services),
      followed: call(followRunning, services),
      left: take([ordersHidden, signedOut]),
    });
  }
}
