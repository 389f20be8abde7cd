import { all, call, delay, put, select } from 'typed-redux-saga';
import { backoff } from '@/domain/traffic/backoff';
import type { RefusedOrder } from '@/domain/contracts/adminOrders/print';
import { orderRow } from '@/domain/admin/orderList/row';
import { MAX_PRINTED, PRINTS, type LabelLayout, type Print } from '@/domain/orders/packing/print';
import { MAX_PICKUP } from '@/domain/orders/packing/pickup';
import { toastShown } from '@/lib/toast';
import { takeEvery } from '@/lib/watch';
import type { CallFailure, Result, Services } from '@/services';
import type { OrderAdmin } from '@/services/admin/orders/createOrderAdmin';
import type { OrderList } from '@/services/admin/orders/createOrderList';
import { bulkRuns, type BulkRun } from '@/services/browser/stored/team/bulkRuns';
import { takeTabLock, type Release } from '@/services/browser/tabLock';
import { failureOf } from '@/features/admin/orderActions';
import { newKey } from '@/features/admin/shared';
import { countsRequested, ordersPrinted, pickupAsked, rowChanged } from '../list/listSlice';
import {
  bulkClosed,
  bulkDiscarded,
  bulkFinished,
  bulkLoaded,
  bulkRequested,
  bulkResumed,
  bulkStarted,
  bulkStopped,
  ordersHandled,
  selectBulk,
  selectLeftBulk,
  selectOpenRuns,
  waitingOf,
  type BulkKind,
  type Run,
} from './bulkSlice';
import { messages } from './messages';

/** Requests in flight at the same time while orders are packed one by one. */
export const PACKED_AT_ONCE = 4;
/** Attempts per call while the server limits the rate. */
const MAX_ATTEMPTS = 4;

const isRateLimited = (failure: CallFailure) => failure.kind === 'refused' && failure.status === 429;
type CourierKind = 'pickup' | 'courier-labels';
const isCourier = (kind: BulkKind): kind is CourierKind => kind === 'pickup' || kind === 'courier-labels';
const KINDS: readonly BulkKind[] = ['pack', 'pickup', 'courier-labels', ...PRINTS];
const isOfKind = (run: BulkRun): run is BulkRun<BulkKind> => KINDS.some((one) => one === run.kind);

/** The key that groups the run's calls in the audit log; none for a run of a single call. */
function auditKey({ kind, ids, run }: BulkRun<BulkKind>): string | undefined {
  const inOneCall = kind === 'pack' ? 1 : isCourier(kind) ? MAX_PICKUP : MAX_PRINTED;
  return ids.length > inOneCall ? run : undefined;
}

/** The remaining orders of a run, from its start or resumption until it ends or stops. */
interface Work {
  run: string;
  /** The key of its calls in the audit log. */
  key: string | undefined;
  waiting: string[];
  /** Never reset: a resumed run gets a new object. */
  isStopped: boolean;
}

interface BulkApi {
  act: OrderAdmin['act'];
  print: OrderList['print'];
  pickup: OrderList['pickup'];
  courierLabels: OrderList['courierLabels'];
}

/**
 * Runs a bulk act on orders, piece by piece. Every call is idempotent, so stopping, resuming or retrying
 * repeats nothing. The browser stores the rest after each piece.
 */
export function* bulkSaga(services: Services, api: BulkApi, storage = bulkRuns, takeLock = takeTabLock) {
  /** The runs with a running loop, which may still wait for an answer after a stop. */
  const live = new Set<string>();
  /** The runs of this tab. Only their own tabs write the others. */
  const mine = new Set<string>();

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

  function* packOne(id: string, { run, key }: Work) {
    const answer = yield* patiently(() => api.act(id, 'pack', key ? { run: key } : {}));
    if (!answer.ok) {
      const { message } = failureOf(answer.error);
      return yield* put(ordersHandled({ run, done: [], failed: [{ id, message }] }));
    }
    yield* put(rowChanged(orderRow(answer.value.order, services.clock.now())));
    return yield* put(ordersHandled({ run, done: [id], failed: [] }));
  }

  /** Whether the work was stopped, or another run is current. */
  function* isStopped(work: Work) {
    const current = yield* select(selectBulk);
    if (current.status !== 'running' || current.run !== work.run) work.isStopped = true;
    return work.isStopped;
  }

  function* packNext(work: Work) {
    for (let id = work.waiting.shift(); id !== undefined; id = work.waiting.shift()) {
      if (yield* isStopped(work)) return;
      yield* call(packOne, id, work);
    }
  }

  /** Sends `size` orders at a time; if a call fails, each of them counts as failed. */
  function* inPieces<T>(
    work: Work,
    size: number,
    ask: (orders: string[]) => Promise<Result<T, CallFailure>>,
    take: (answer: T) => Generator<unknown, void>,
  ) {
    const { run, waiting } = work;
    for (let at = 0; at < waiting.length; at += size) {
      if (yield* isStopped(work)) return;
      const orders = waiting.slice(at, at + size);
      const answer = yield* patiently(() => ask(orders));
      if (answer.ok) {
        yield* call(take, answer.value);
        continue;
      }
      const { message } = failureOf(answer.error);
      yield* put(ordersHandled({ run, done: [], failed: orders.map((id) => ({ id, message })) }));
    }
  }

  function* printAll(what: Print, layout: LabelLayout, work: Work) {
    const ask = (orders: string[]) => api.print({ what, layout, orders, run: work.key });
    yield* inPieces(work, MAX_PRINTED, ask, function* save({ file, name, done, refused }) {
      if (file) services.page.saveFile(name, file);
      yield* put(ordersPrinted({ ids: done, what }));
      yield* put(ordersHandled({ run: work.run, done, failed: refused }));
    });
  }

  /** Orders that had their labels before and have left are done. Another refusal is named: nobody has the label. */
  function* askCourier(kind: CourierKind, work: Work, labelled: readonly string[]) {
    const ask = (orders: string[]) =>
      kind === 'pickup' ? api.pickup(orders, work.key) : api.courierLabels(orders, work.key);
    yield* inPieces(work, MAX_PICKUP, ask, function* note({ done, refused, links }) {
      yield* put(kind === 'pickup' ? pickupAsked(done) : ordersPrinted({ ids: done, what: 'labels' }));
      const isOver = ({ id, code }: RefusedOrder) => labelled.includes(id) && code === 'has_left';
      const over = refused.filter(isOver).map(({ id }) => id);
      const failed = refused.filter((one) => !isOver(one));
      yield* put(ordersHandled({ run: work.run, done: [...done, ...over], failed, links }));
    });
  }

  /** Processes the rest of a run; returns whether it was stopped meanwhile. */
  function* workOn(bulk: Run) {
    const { run, kind, layout } = bulk;
    const work: Work = { run, key: auditKey(bulk), waiting: waitingOf(bulk), isStopped: false };
    if (kind === 'pack') yield* all(Array.from({ length: PACKED_AT_ONCE }, () => call(packNext, work)));
    else if (isCourier(kind)) yield* call(askCourier, kind, work, bulk.labelled);
    else yield* call(printAll, kind, layout, work);
    return yield* isStopped(work);
  }

  function* begin({ payload }: ReturnType<typeof bulkRequested>) {
    const current = yield* select(selectBulk);
    if (current.status !== 'running') {
      const run = newKey(services.random);
      mine.add(run);
      yield* put(bulkStarted({ ...payload, run }));
      return;
    }
    const handled = current.done.length + current.failed.length;
    const text = messages.busy(messages[current.kind].title(current.ids.length), handled, current.ids.length);
    yield* put(toastShown({ text, topic: 'bulk', tone: 'error' }));
  }

  /** Loads another tab's progress of the run; returns whether the run is still open. */
  function* catchUp(run: string) {
    if (mine.has(run)) return true;
    const stored = storage.read().find((one) => one.run === run);
    const bulk = yield* select(selectBulk);
    if (!stored || bulk.status === 'idle') return false;
    mine.add(run);
    const waiting = new Set(waitingOf(bulk));
    // This tab has no links to the labels that the other one got.
    const done = bulk.kind === 'courier-labels' ? [] : stored.done.filter((id) => waiting.has(id));
    const failed = stored.failed.filter(({ id }) => waiting.has(id));
    if (done.length + failed.length > 0) yield* put(ordersHandled({ run, done, failed }));
    return true;
  }

  /** Drops a run that another tab works on, or has ended. */
  function* leaveToOther({ run, kind, ids }: BulkRun<BulkKind>, isAtWork: boolean) {
    yield* put(bulkStopped());
    if (!isAtWork) yield* put(bulkDiscarded(run));
    const title = messages[kind].title(ids.length);
    const text = isAtWork ? messages.otherTab(title) : messages.endedInOtherTab(title);
    yield* put(toastShown({ text, topic: 'bulk', tone: 'error' }));
  }

  /** Continues the current run. A run resumed while its loop waits for an answer continues in that loop. */
  function* goOn() {
    let bulk = yield* select(selectBulk);
    if (bulk.status !== 'running' || live.has(bulk.run)) return;
    const { run } = bulk;
    live.add(run);
    const release = (yield* call(takeLock, `glumist.bulk.${run}`)) as Release | null;
    try {
      if (!release || !(yield* call(catchUp, run))) return yield* call(leaveToOther, bulk, release === null);
      bulk = yield* select(selectBulk);
      while (bulk.status === 'running' && bulk.run === run) {
        if (!(yield* call(workOn, bulk))) return yield* call(report);
        bulk = yield* select(selectBulk);
      }
    } finally {
      release?.();
      live.delete(run);
    }
    // The last answers arrived after the stop, so nothing is left.
    const left = (yield* select(selectLeftBulk)).find((one) => one.run === run);
    if (left && waitingOf(left).length === 0) yield* put(bulkResumed(run));
  }

  function* report() {
    const bulk = yield* select(selectBulk);
    if (bulk.status !== 'running') return;
    const [done, failed] = [bulk.done.length, bulk.failed.length];
    yield* put(bulkFinished());
    const after = yield* select(selectBulk);
    // The open dialog shows the failed orders itself.
    if (after.status === 'idle' || !after.open) {
      const text = messages[bulk.kind].result(done, failed);
      yield* put(toastShown({ text, topic: 'bulk', tone: failed > 0 ? 'error' : 'success' }));
    }
    // The orders stay selected, so that their labels and slips can be printed next.
    yield* put(countsRequested());
  }

  // Writes the kept runs anew, without the files that an earlier version stored.
  storage.keep([], []);
  const kept = storage.read().filter(isOfKind);
  yield* put(bulkLoaded(kept));

  function* keep() {
    const open = (yield* select(selectOpenRuns)).filter(({ run }) => mine.has(run));
    const ended = [...mine].filter((key) => !open.some(({ run }) => run === key));
    storage.keep(open, ended);
  }

  function drop({ payload: run }: ReturnType<typeof bulkDiscarded>) {
    mine.delete(run);
    storage.keep([], [run]);
  }

  yield* takeEvery([bulkStarted, ordersHandled, bulkFinished, bulkStopped, bulkClosed], keep);
  yield* takeEvery(bulkDiscarded, drop);
  yield* takeEvery(bulkRequested, begin);
  yield* takeEvery([bulkStarted, bulkResumed], goOn);
}
