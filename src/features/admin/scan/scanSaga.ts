import { call, fork, put, select, take } from 'typed-redux-saga';
import type { RefusedOrder } from '@/domain/contracts/adminOrders/print';
import type { ScannedOrder } from '@/domain/contracts/adminOrders/scan';
import { labelPaperOf } from '@/domain/orders/packing/labelPaper';
import { isOtherParcel, PLAIN_CODE, unitsToGo } from '@/domain/orders/packing/scan';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLeading } from '@/lib/watch';
import type { CallFailure, Result, Services } from '@/services';
import type { OrderList } from '@/services/admin/orders/createOrderList';
import type { ScanAdmin } from '@/services/admin/orders/createScanAdmin';
import { labelPaper } from '@/services/browser/stored/team/labelPaper';
import { tones } from '@/services/browser/tones';
import { aboutOther, callMessage } from '../shared';
import { queueSaga } from './queueSaga';
import { forgetTable, savedTable, tableDraftSaga } from './tableDraft';
import {
  codeTyped,
  countsRestored,
  labelAnswered,
  labelLoaded,
  labelRequested,
  openingStarted,
  orderLeft,
  orderOpened,
  orderPacked,
  packRequested,
  packingStarted,
  placeChanged,
  placeChosen,
  queueEmptied,
  scanFailed,
  selectScan,
  tableLeft,
  tableShown,
  type ScanState,
} from './scanSlice';
import { messages } from './messages';

/** The packing table: opens orders, packs them once everything was scanned, and prints their labels. */
export function* scanSaga(
  services: Services,
  api: ScanAdmin,
  list: Pick<OrderList, 'changes' | 'courierLabels' | 'print'>,
  sound: typeof tones = tones,
) {
  const { adminDrafts } = services.storage;
  /** The order on the table before the last action, which takes it away. */
  let onTable: ScanState['order'] = null;

  function* fail(title: string, text: string) {
    sound.wrong();
    yield* put(scanFailed({ title, text }));
  }

  /** Opens an order; null if the screen was left meanwhile: then the order goes back to the queue. */
  function* ask(code: string) {
    yield* put(openingStarted());
    const { visit } = yield* select(selectScan);
    const answer = yield* call(api.open, code);
    if ((yield* select(selectScan)).visit === visit) return answer;
    if (!answer.ok) return null;
    const { orderId } = answer.value.order;
    // It may have been scanned again since: that call answers first.
    while ((yield* select(selectScan)).isBusy) yield* take([orderOpened, orderPacked, scanFailed, tableLeft]);
    if (onTable?.orderId !== orderId) yield* call(api.leave, orderId);
    return null;
  }

  function* open(code: string) {
    if (!PLAIN_CODE.test(code)) return yield* call(fail, messages.noOrder, messages.unreadable(code));
    const answer = yield* call(ask, code);
    if (!answer) return undefined;
    if (!answer.ok) return yield* call(fail, messages.noOrder, callMessage(answer.error));
    sound.right();
    onTable = answer.value.order;
    yield* put(orderOpened(answer.value.order));
    return yield* call(scanQueued);
  }

  /** After a reload, opens the order that was on the table again, without the sound of a scan. */
  function* reopen() {
    const before = savedTable(adminDrafts);
    if (!before || (yield* select(selectScan)).order) return;
    const answer = yield* call(ask, before.orderId);
    if (!answer) return;
    if (!answer.ok) {
      if (answer.error.kind === 'refused') forgetTable(adminDrafts);
      const text = callMessage(answer.error);
      return yield* put(scanFailed({ title: messages.noOrder, text }));
    }
    const { order } = answer.value;
    // The table keeps the AWB on the box, with which the server refuses to pack it.
    const isRelabelled = isOtherParcel(before.awb, order.awb);
    onTable = isRelabelled ? { ...order, awb: before.awb } : order;
    yield* put(orderOpened(onTable));
    yield* put(countsRestored(before.counted));
    if (!isRelabelled) return yield* call(scanQueued);
    const { title, text } = messages.relabelled;
    return yield* put(scanFailed({ title, text: text(order.orderId) }));
  }

  /** Scans what came while a call was under way: a fast packer does not wait for it. */
  function* scanQueued() {
    const { queued } = yield* select(selectScan);
    yield* put(queueEmptied());
    for (const code of queued) yield* put(codeTyped(code));
  }

  function* pack(order: ScannedOrder, counted: ScanState['counted']) {
    yield* put(packingStarted());
    const answer = yield* call(api.pack, order, counted);
    if (!answer.ok) return yield* call(fail, messages.notPacked, callMessage(answer.error));
    onTable = null;
    yield* put(orderPacked(order.orderId));
    return yield* call(scanQueued);
  }

  function* scanned({ payload: code }: ReturnType<typeof codeTyped>) {
    const { order, counted, refusal, isBusy } = yield* select(selectScan);
    if (isBusy) return;
    if (!order) return yield* call(open, code);
    if (refusal) return sound.wrong();
    sound.right();
    if (unitsToGo(order.units, counted) === 0) yield* call(pack, order, counted);
  }

  function* packAgain() {
    const { order, counted, isBusy } = yield* select(selectScan);
    if (order && !isBusy && unitsToGo(order.units, counted) === 0) yield* call(pack, order, counted);
  }

  function* putBack() {
    const left = onTable;
    onTable = null;
    if (left) yield* call(api.leave, left.orderId);
  }

  /** Why an answer has no label of the one order that was asked for; undefined where it has. */
  const refusalIn = (answer: Result<{ refused: RefusedOrder[] }, CallFailure>) =>
    answer.ok ? answer.value.refused[0]?.message : callMessage(answer.error);

  function* refuseLabel(orderId: string, why: string) {
    const { packed } = yield* select(selectScan);
    // By now the next box may be the one on the screen.
    const text = packed.at(-1) === orderId ? why : aboutOther(orderId, why);
    yield* put(toastShown({ text, topic: `label ${orderId}`, tone: 'error' }));
  }

  /** The label on the paper that this browser prints on; the courier's own is opened by a press. */
  function* makeLabel(orderId: string) {
    const { kind, layout } = labelPaperOf(labelPaper.read());
    if (kind === 'courier-labels') {
      const answer = yield* call(list.courierLabels, [orderId]);
      const refused = refusalIn(answer);
      if (refused) return yield* refuseLabel(orderId, refused);
      const url = answer.ok ? answer.value.links[0] : undefined;
      return url ? yield* put(labelLoaded({ orderId, url })) : undefined;
    }
    const answer = yield* call(list.print, { what: kind, layout, orders: [orderId] });
    const refused = refusalIn(answer);
    if (refused) return yield* refuseLabel(orderId, refused);
    if (!answer.ok || !answer.value.file) return undefined;
    services.page.saveFile(answer.value.name, answer.value.file);
    const text = messages.labelSaved(orderId);
    return yield* put(toastShown({ text, topic: `label ${orderId}`, tone: 'success' }));
  }

  function* printLabel({ payload: orderId }: ReturnType<typeof labelRequested>) {
    try {
      yield* makeLabel(orderId);
    } finally {
      yield* put(labelAnswered(orderId));
    }
  }

  function* setPlace({ payload: { sku, place } }: ReturnType<typeof placeChosen>) {
    const answer = yield* call(api.place, sku, place);
    if (answer.ok) yield* put(placeChanged(answer.value));
    else yield* put(toastShown({ text: callMessage(answer.error), topic: 'place', tone: 'error' }));
  }

  yield* takeLeading(tableShown, reopen);
  yield* takeEvery(codeTyped, scanned);
  yield* takeLeading(packRequested, packAgain);
  yield* takeEvery([orderLeft, tableLeft], putBack);
  yield* takeLeadingBy(labelRequested, (orderId) => orderId, printLabel);
  yield* takeEvery(placeChosen, setPlace);
  yield* fork(tableDraftSaga, adminDrafts);
  yield* fork(queueSaga, services, api, list);
}
