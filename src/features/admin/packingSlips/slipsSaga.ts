import { call, put, takeLeading } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/orders/createOrderList';
import { callMessage } from '../shared';
import { slipsFailed, slipsRequested, slipsSaved } from './slipsSlice';

/** Saves the packing slip of an order as a PDF file. */
export function* slipsSaga({ page }: Services, api: Pick<OrderList, 'print'>) {
  function* saveSlips({ payload: ids }: ReturnType<typeof slipsRequested>) {
    const answer = yield* call(api.print, { what: 'slips' as const, layout: 'a4' as const, orders: ids });
    if (!answer.ok) return yield* put(slipsFailed(callMessage(answer.error)));
    const { file, name, refused } = answer.value;
    if (!file) return yield* put(slipsFailed(refused[0]?.message ?? ''));
    page.saveFile(name, file);
    return yield* put(slipsSaved());
  }

  yield* takeLeading(slipsRequested, safely(saveSlips));
}
