import type { Action } from '@reduxjs/toolkit';
import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { dayInIndia } from '@/domain/time/india';
import { failed, ready } from '@/lib/remote';
import { safely } from '@/lib/safely';
import { ok, type CallFailure, type Result, type Services } from '@/services';
import type { RemittanceAdmin } from '@/services/admin/orders/createRemittanceAdmin';
import { callMessage } from '../shared';
import type { createCashFiles } from './cashFiles';
import * as actions from './remittancesSlice';

/** Reads a page after the other. */
async function readAll<Page extends { next: string | null }>(
  read: (after: string) => Promise<Result<Page, CallFailure>>,
): Promise<Result<Page[], CallFailure>> {
  const pages: Page[] = [];
  for (let after: string | null = ''; after !== null;) {
    const answer: Result<Page, CallFailure> = await read(after);
    if (!answer.ok) return answer;
    pages.push(answer.value);
    after = answer.value.next;
  }
  return ok(pages);
}

/** Loads what couriers owe and have paid, and imports their lists. */
export function* remittancesSaga(services: Services, api: RemittanceAdmin) {
  let files: ReturnType<typeof createCashFiles> | null = null;

  function* load({ payload: months }: ReturnType<typeof actions.cashRequested>) {
    const orders = yield* call(() => readAll((after) => api.orders(months, after)));
    if (!orders.ok) return yield* put(actions.cashFailed(callMessage(orders.error)));
    const lines = yield* call(() => readAll((after) => api.lines(months, after)));
    if (!lines.ok) return yield* put(actions.cashFailed(callMessage(lines.error)));
    return yield* put(
      actions.cashLoaded({
        months,
        orders: orders.value.flatMap((page) => page.orders),
        lines: lines.value.flatMap((page) => page.lines),
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

  yield* takeLatest(actions.cashRequested, safely(load));
  yield* takeLatest(
    actions.listChosen,
    safely(function* choose(action: ReturnType<typeof actions.listChosen>) {
      yield* call((yield* call(loadCashFiles)).choose, action);
    }),
  );
  yield* takeLeading(
    actions.saveRequested,
    safely(function* save(_action: Action) {
      yield* call((yield* call(loadCashFiles)).save);
    }),
  );
  yield* takeLeading(
    actions.cashFileRequested,
    safely(function* saveFile(action: ReturnType<typeof actions.cashFileRequested>) {
      yield* call((yield* call(loadCashFiles)).saveFile, action);
    }),
  );
  yield* takeLatest(actions.orderCashRequested, safely(ofOrder));
}
