import { call, put } from 'typed-redux-saga';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/orders/createOrderList';
import { callMessage, unexpectedFailure } from '../shared';
import { slipFailed, slipRequested, slipSaved } from './slipsSlice';

/** Saves the packing slip of an order as a PDF file. */
export function* slipsSaga({ page }: Services, api: Pick<OrderList, 'print'>) {
  function* saveSlip({ payload: orderId }: ReturnType<typeof slipRequested>) {
    const orders = [orderId];
    const answer = yield* call(api.print, { what: 'slips' as const, layout: 'a4' as const, orders });
    if (!answer.ok) return yield* put(slipFailed({ orderId, why: callMessage(answer.error) }));
    const { file, name, refused } = answer.value;
    if (!file) return yield* put(slipFailed({ orderId, why: refused[0]?.message ?? '' }));
    page.saveFile(name, file);
    return yield* put(slipSaved(orderId));
  }

  /** A slip whose file cannot be saved fails, so that its button works again. */
  function* saveOrFail(action: ReturnType<typeof slipRequested>) {
    try {
      yield* saveSlip(action);
    } catch (error) {
      yield* put(slipFailed({ orderId: action.payload, why: unexpectedFailure }));
      throw error;
    }
  }

  yield* takeLeadingBy(slipRequested, (orderId) => orderId, saveOrFail);
}
