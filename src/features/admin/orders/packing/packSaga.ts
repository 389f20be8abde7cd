import { all, call, delay, put, select, takeLeading } from 'typed-redux-saga';
import { backoff } from '@/domain/general/backoff';
import { orderRow } from '@/domain/admin/orderList/row';
import { toastShown } from '@/lib/toast';
import { safely } from '@/lib/safely';
import type { CallFailure, Services } from '@/services';
import type { OrderAdmin } from '@/services/admin/createOrderAdmin';
import { failureOf } from '@/features/admin/orderActions';
import { countsRequested, rowChanged } from '../list/listSlice';
import { orderNotPacked, orderPacked, packFinished, packRequested, selectPacking } from './packSlice';
import { messages } from '../messages';

/** Requests in flight at the same time. */
export const PACKED_AT_ONCE = 4;
/** Attempts per order while the server limits the rate. */
const MAX_ATTEMPTS = 4;

const isRateLimited = (failure: CallFailure) => failure.kind === 'refused' && failure.status === 429;

/** Packs several orders with one call each. The call is idempotent, so leaving or trying again packs no order twice. */
export function* packSaga(services: Services, admin: OrderAdmin) {
  function* packOne(id: string) {
    let answer = yield* call(admin.act, id, 'pack' as const, {});
    for (
      let attempts = 1;
      !answer.ok && isRateLimited(answer.error) && attempts < MAX_ATTEMPTS;
      attempts += 1
    ) {
      yield* delay(backoff(attempts));
      answer = yield* call(admin.act, id, 'pack' as const, {});
    }
    if (!answer.ok) return yield* put(orderNotPacked({ id, message: failureOf(answer.error).message }));
    yield* put(rowChanged(orderRow(answer.value.order, services.clock.now())));
    return yield* put(orderPacked(id));
  }

  function* packNext(waiting: string[]) {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) yield* call(packOne, id);
  }

  function* pack({ payload: ids }: ReturnType<typeof packRequested>) {
    const waiting = [...ids];
    yield* all(Array.from({ length: PACKED_AT_ONCE }, () => call(packNext, waiting)));
    const packing = yield* select(selectPacking);
    if (packing.status !== 'running') return;
    const [packed, failed] = [packing.packed.length, packing.failed.length];
    yield* put(packFinished());
    // The open dialog shows the failed orders itself.
    if (failed === 0 || !packing.open) {
      const tone = failed > 0 ? 'error' : 'success';
      yield* put(toastShown({ text: messages.packing.packed(packed, failed), topic: 'packing', tone }));
    }
    // Packed orders stay in the list and chosen until it is reloaded, so that their slips can be printed.
    yield* put(countsRequested());
  }

  yield* takeLeading(packRequested, safely(pack));
}
