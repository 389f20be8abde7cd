import type { Action } from '@reduxjs/toolkit';
import { call, put } from 'typed-redux-saga';
import { dayInIndia } from '@/domain/time/india';
import { failed, ready } from '@/lib/remote';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import type { RemittanceAdmin } from '@/services/admin/orders/createRemittanceAdmin';
import { callMessage, readAllPages } from '../shared';
import type { createCashFiles } from './cashFiles';
import * as actions from './remittancesSlice';

/** Loads what couriers owe and have paid, and imports their lists. */
export function* remittancesSaga(services: Services, api: RemittanceAdmin) {
  let files: ReturnType<typeof createCashFiles> | null = null;

  function* load({ payload: months }: ReturnType<typeof actions.cashRequested>) {
    const orders = yield* readAllPages(
      (after) => api.orders(months, after),
      (page) => page.orders,
    );
    if (!orders.ok) return yield* put(actions.cashFailed(callMessage(orders.error)));
    const lines = yield* readAllPages(
      (after) => api.lines(months, after),
      (page) => page.lines,
    );
    if (!lines.ok) return yield* put(actions.cashFailed(callMessage(lines.error)));
    return yield* put(
      actions.cashLoaded({
        months,
        orders: orders.value,
        lines: lines.value,
        today: dayInIndia(services.clock.now()),
      }),
    );
  }

  function* ofOrder({ payload: orderId }: ReturnType<typeof actions.orderCashRequested>) {
    const answer = yield* call(api.ofOrder, orderId);
    const cash = answer.ok ? ready(answer.value.cash) : failed(callMessage(answer.error));
    yield* put(actions.orderCashAnswered({ orderId, cash }));
  }

  /** Reading and writing files loads with the screen, so that the admin begins without it. */
  function* loadCashFiles() {
    const module = yield* call(() => import(/* webpackChunkName: "admin-desk" */ './cashFiles'));
    files ??= module.createCashFiles(services, api);
    return files;
  }

  yield* takeLatest(actions.cashRequested, load);
  yield* takeLatest(actions.listChosen, function* choose(action: ReturnType<typeof actions.listChosen>) {
    yield* call((yield* call(loadCashFiles)).choose, action);
  });
  yield* takeLeading(actions.saveRequested, function* save(_action: Action) {
    yield* call((yield* call(loadCashFiles)).save);
  });
  yield* takeLeading(
    actions.cashFileRequested,
    function* saveFile(action: ReturnType<typeof actions.cashFileRequested>) {
      yield* call((yield* call(loadCashFiles)).saveFile, action);
    },
  );
  yield* takeLatest(actions.orderCashRequested, ofOrder);
}
