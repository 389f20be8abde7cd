import { call, put, takeLeading } from 'typed-redux-saga';
import { slipFileName } from '@/domain/orders/packing/packingSlip';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/createOrderList';
import { callMessage } from '../shared';
import { slipsFailed, slipsRequested, slipsSaved } from './slipsSlice';

/** Saves the packing slips of orders as one PDF file. */
export function* slipsSaga({ page }: Services, api: Pick<OrderList, 'slips'>) {
  function* saveSlips({ payload: ids }: ReturnType<typeof slipsRequested>) {
    const answer = yield* call(api.slips, ids);
    if (!answer.ok) {
      const message = callMessage(answer.error);
      yield* put(slipsFailed(message));
      // The list of orders has no place for the message, so a toast shows it.
      if (ids.length > 1) yield* put(toastShown({ text: message, topic: 'slips', tone: 'error' }));
      return;
    }
    page.saveFile(slipFileName(ids), answer.value);
    yield* put(slipsSaved());
  }

  yield* takeLeading(slipsRequested, safely(saveSlips));
}
