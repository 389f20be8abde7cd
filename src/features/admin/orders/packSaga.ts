import { all, call, delay, put, select, takeLeading } from 'typed-redux-saga';
import { backoff } from '@/domain/general/backoff';
import { orderRow } from '@/domain/admin/orderList/row';
import { toastShown } from '@/lib/toast';
import { safely } from '@/lib/safely';
import type { CallFailure, Services } from '@/services';
import type { OrderAdmin } from '@/services/admin/createOrderAdmin';
import { failureOf } from '../orderActions/failure';
import { countsRequested, rowChanged } from './listSlice';
import { orderNotPacked, orderPacked, packFinished, packRequested, selectPacking } from './packSlice';
import { texts } from './texts';

/** Orders that are packed at once. */
export const AT_ONCE = 4;
/** How often an order that came too soon is sent again on its own. */
const TRIES = 4;

const isTooSoon = (failure: CallFailure) => failure.kind === 'refused' && failure.status === 429;

/**
 * Packs several orders, each by the call that packs one: it is done once however often it is asked for, so whoever leaves in
 * the middle, or tries again, loses and doubles nothing.
 */
export function* packSaga(services: Services, admin: OrderAdmin) {
  function* packOne(id: string) {
    let answer = yield* call(admin.act, id, 'pack' as const, {});
    for (let tries = 1; !answer.ok && isTooSoon(answer.error) && tries < TRIES; tries += 1) {
      yield* delay(backoff(tries));
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
    yield* all(Array.from({ length: AT_ONCE }, () => call(packNext, waiting)));
    const packing = yield* select(selectPacking);
    if (packing.status !== 'running') return;
    const [packed, left] = [packing.packed.length, packing.failed.length];
    yield* put(packFinished());
    // The dialog says it by itself where some are left.
    if (left === 0 || !packing.open) {
      const tone = left > 0 ? 'error' : 'success';
      yield* put(toastShown({ text: texts.packed(packed, left), topic: 'packing', tone }));
    }
    // Packed orders stay in the list and chosen until the next look, for their slips and labels.
    yield* put(countsRequested());
  }

  yield* takeLeading(packRequested, safely(pack));
}
