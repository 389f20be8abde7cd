import { all, call, delay, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { backoff } from '@/domain/general/backoff';
import { orderRow } from '@/domain/admin/orderList/row';
import { MAX_PRINTED, PRINTS, type Print } from '@/domain/orders/packing/print';
import { MAX_PICKUP } from '@/domain/orders/packing/pickup';
import { toastShown } from '@/lib/toast';
import { safely } from '@/lib/safely';
import type { CallFailure, Result, Services } from '@/services';
import type { OrderAdmin } from '@/services/admin/createOrderAdmin';
import type { OrderList } from '@/services/admin/createOrderList';
import { bulkRuns, type BulkRun } from '@/services/browser/bulkRuns';
import { failureOf } from '@/features/admin/orderActions';
import { newKey } from '@/features/admin/shared';
import { countsRequested, ordersPrinted, pickupAsked, rowChanged } from '../list/listSlice';
import {
  bulkClosed,
  bulkDiscarded,
  bulkFinished,
  bulkLoaded,
  bulkNamed,
  bulkRequested,
  bulkResumed,
  bulkStopped,
  ordersHandled,
  selectBulk,
  waitingOf,
  type BulkKind,
} from './bulkSlice';
import { messages } from '../messages';

/** Requests in flight at the same time while orders are packed one by one. */
export const PACKED_AT_ONCE = 4;
/** Attempts per call while the server limits the rate. */
const MAX_ATTEMPTS = 4;

const isRateLimited = (failure: CallFailure) => failure.kind === 'refused' && failure.status === 429;
const KINDS: readonly BulkKind[] = ['pack', 'pickup', 'courier-labels', ...PRINTS];
const isKind = (kind: string): kind is BulkKind => KINDS.some((one) => one === kind);

interface BulkApi {
  act: OrderAdmin['act'];
  print: OrderList['print'];
  pickup: OrderList['pickup'];
  courierLabels: OrderList['courierLabels'];
}

/**
 * Does something with several orders, piece by piece. Every call is idempotent, so leaving, resuming or trying again does
 * nothing twice. What is left is kept in the browser after each piece.
 */
export function* bulkSaga(services: Services, api: BulkApi, storage = bulkRuns) {
  function* patiently<T>(ask: () => Promise<Result<T, CallFailure>>) {
    let answer = yield* call(ask);
    for (
      let attempts = 1;
      !answer.ok && isRateLimited(answer.error) && attempts < MAX_ATTEMPTS;
      attempts += 1
    ) {
      yield* delay(backoff(attempts));
      answer = yield* call(ask);
    }
    return answer;
  }

  function* packOne(id: string, run: string) {
    const answer = yield* patiently(() => api.act(id, 'pack', run ? { run } : {}));
    if (!answer.ok) {
      const { message } = failureOf(answer.error);
      return yield* put(ordersHandled({ done: [], failed: [{ id, message }] }));
    }
    yield* put(rowChanged(orderRow(answer.value.order, services.clock.now())));
    return yield* put(ordersHandled({ done: [id], failed: [] }));
  }

  function* isStopped() {
    return (yield* select(selectBulk)).status !== 'running';
  }

  function* packNext(waiting: string[], run: string) {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      if (yield* isStopped()) return;
      yield* call(packOne, id, run);
    }
  }

  /** Asks for `size` orders at a time; where that fails, each of them failed. */
  function* inPieces<T>(
    waiting: string[],
    size: number,
    ask: (orders: string[]) => Promise<Result<T, CallFailure>>,
    take: (answer: T) => Generator<unknown, void>,
  ) {
    for (let at = 0; at < waiting.length; at += size) {
      if (yield* isStopped()) return;
      const orders = waiting.slice(at, at + size);
      const answer = yield* patiently(() => ask(orders));
      if (answer.ok) {
        yield* call(take, answer.value);
        continue;
      }
      const { message } = failureOf(answer.error);
      yield* put(ordersHandled({ done: [], failed: orders.map((id) => ({ id, message })) }));
    }
  }

  function* printAll(what: Print, { layout, run }: Pick<BulkRun, 'layout' | 'run'>, waiting: string[]) {
    const ask = (orders: string[]) => api.print({ what, layout, orders, run });
    yield* inPieces(waiting, MAX_PRINTED, ask, function* save({ file, name, done, refused }) {
      if (file) services.page.saveFile(name, file);
      yield* put(ordersPrinted({ ids: done, what }));
      yield* put(ordersHandled({ done, failed: refused }));
    });
  }

  function* askCourier(kind: 'pickup' | 'courier-labels', run: string, waiting: string[]) {
    const ask = (orders: string[]) =>
      kind === 'pickup' ? api.pickup(orders, run) : api.courierLabels(orders);
    yield* inPieces(waiting, MAX_PICKUP, ask, function* note({ done, refused, links }) {
      if (kind === 'pickup') yield* put(pickupAsked(done));
      yield* put(ordersHandled({ done, failed: refused, links }));
    });
  }

  /** The key under which the audit log shows the run as one entry; empty for what one call does. */
  function* nameRun({ kind, ids, run }: BulkRun<BulkKind>) {
    const inOneCall = kind === 'pack' ? 1 : kind === 'pickup' ? MAX_PICKUP : MAX_PRINTED;
    if (run || ids.length <= inOneCall) return run ?? '';
    const key = newKey(services.random);
    yield* put(bulkNamed(key));
    return key;
  }

  function* run() {
    const bulk = yield* select(selectBulk);
    if (bulk.status !== 'running') return;
    const waiting = waitingOf(bulk);
    const { kind, layout } = bulk;
    const key = yield* call(nameRun, bulk);
    if (kind === 'pack')
      yield* all(Array.from({ length: PACKED_AT_ONCE }, () => call(packNext, waiting, key)));
    else if (kind === 'pickup' || kind === 'courier-labels') yield* call(askCourier, kind, key, waiting);
    else yield* call(printAll, kind, { layout, run: key || undefined }, waiting);
    yield* call(report);
  }

  function* report() {
    const bulk = yield* select(selectBulk);
    if (bulk.status !== 'running') return;
    const [done, failed] = [bulk.done.length, bulk.failed.length];
    yield* put(bulkFinished());
    const after = yield* select(selectBulk);
    // The open dialog shows the failed orders itself.
    if (after.status === 'idle' || !after.open) {
      const text = messages.bulk[bulk.kind].result(done, failed);
      yield* put(toastShown({ text, topic: 'bulk', tone: failed > 0 ? 'error' : 'success' }));
    }
    // The orders stay chosen, so that their labels and slips can be printed after they were packed.
    yield* put(countsRequested());
  }

  function* keep() {
    const bulk = yield* select(selectBulk);
    if (bulk.status === 'idle' || waitingOf(bulk).length === 0) return storage.remove();
    const { kind, run: key, layout, ids, done, failed, links = [] } = bulk;
    return storage.write({ kind, layout, ids, done, failed, links, ...(key ? { run: key } : {}) });
  }

  const kept = storage.read();
  if (kept && isKind(kept.kind)) yield* put(bulkLoaded({ ...kept, kind: kept.kind }));
  yield* takeEvery(
    [bulkRequested, ordersHandled, bulkFinished, bulkStopped, bulkDiscarded, bulkClosed],
    safely(keep),
  );
  yield* takeLeading([bulkRequested, bulkResumed], safely(run));
}
