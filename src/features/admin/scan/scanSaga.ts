import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { ALL_ORDERS } from '@/domain/admin/orderList/query';
import { unitsToGo } from '@/domain/orders/packing/scan';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/createOrderList';
import type { ScanAdmin } from '@/services/admin/createScanAdmin';
import { labelPaper } from '@/services/browser/bulkRuns';
import { tones } from '@/services/browser/tones';
import { callMessage } from '../shared';
import {
  codeTyped,
  labelRequested,
  nextLoaded,
  openingStarted,
  orderLeft,
  orderOpened,
  orderPacked,
  packRequested,
  packingStarted,
  placeChanged,
  placeChosen,
  scanFailed,
  selectScan,
  tableLeft,
  tableShown,
  type ScanState,
} from './scanSlice';
import { messages } from './messages';

/** The packing table: opens orders, packs them once everything was scanned, and prints their labels. */
export function* scanSaga(
  { page }: Services,
  api: ScanAdmin,
  list: Pick<OrderList, 'page' | 'print'>,
  sound: typeof tones = tones,
) {
  /** The order on the table before the last action, which takes it away. */
  let onTable: ScanState['order'] = null;

  function* fail(title: string, text: string) {
    sound.wrong();
    yield* put(scanFailed({ title, text }));
  }

  function* open(code: string) {
    yield* put(openingStarted());
    const answer = yield* call(api.open, code);
    if (!answer.ok) return yield* call(fail, messages.noOrder, callMessage(answer.error));
    sound.right();
    onTable = answer.value.order;
    return yield* put(orderOpened(answer.value.order));
  }

  function* pack(orderId: string, counted: ScanState['counted']) {
    yield* put(packingStarted());
    const answer = yield* call(api.pack, orderId, counted);
    if (!answer.ok) return yield* call(fail, messages.notPacked, callMessage(answer.error));
    onTable = null;
    return yield* put(orderPacked(orderId));
  }

  function* scanned({ payload: code }: ReturnType<typeof codeTyped>) {
    const { order, counted, refusal, isBusy } = yield* select(selectScan);
    if (isBusy) return;
    if (!order) return yield* call(open, code);
    if (refusal) return sound.wrong();
    sound.right();
    if (unitsToGo(order.units, counted) === 0) yield* call(pack, order.orderId, counted);
  }

  function* packAgain() {
    const { order, counted, isBusy } = yield* select(selectScan);
    if (order && !isBusy && unitsToGo(order.units, counted) === 0) yield* call(pack, order.orderId, counted);
  }

  function* putBack() {
    const left = onTable;
    onTable = null;
    if (left) yield* call(api.leave, left.orderId);
  }

  function* readNext() {
    const answer = yield* call(list.page, { ...ALL_ORDERS, waits: 'pack' as const });
    // The next orders are a help; without them the scanner works.
    if (answer.ok) yield* put(nextLoaded([...answer.value.rows].reverse()));
  }

  function* printLabel({ payload: orderId }: ReturnType<typeof labelRequested>) {
    const layout = labelPaper.read().startsWith('a4') ? ('a4' as const) : ('4x6' as const);
    const answer = yield* call(list.print, { what: 'labels' as const, layout, orders: [orderId] });
    const refused = answer.ok ? answer.value.refused[0]?.message : callMessage(answer.error);
    if (refused) yield* put(toastShown({ text: refused, topic: 'label', tone: 'error' }));
    else if (answer.ok && answer.value.file) page.saveFile(answer.value.name, answer.value.file);
  }

  function* setPlace({ payload: { sku, place } }: ReturnType<typeof placeChosen>) {
    const answer = yield* call(api.place, sku, place);
    if (answer.ok) yield* put(placeChanged(answer.value));
    else yield* put(toastShown({ text: callMessage(answer.error), topic: 'place', tone: 'error' }));
  }

  yield* takeEvery(codeTyped, safely(scanned));
  yield* takeLeading(packRequested, safely(packAgain));
  yield* takeEvery([orderLeft, tableLeft], safely(putBack));
  yield* takeLeading(tableShown, safely(readNext));
  yield* takeLeading(labelRequested, safely(printLabel));
  yield* takeEvery(placeChosen, safely(setPlace));
}
