import { select } from 'typed-redux-saga';
import type { Counted } from '@/domain/orders/packing/scan';
import { takeEvery } from '@/lib/watch';
import type { NamedDrafts } from '@/services/browser/stored/drafts/namedDrafts';
import {
  codeTyped,
  countsRestored,
  orderLeft,
  orderOpened,
  orderPacked,
  selectScan,
  tableLeft,
} from './scanSlice';

const NAME = 'packing-table';

/** The order on the table, with its counts. */
interface TableDraft {
  orderId: string;
  counted: Counted;
  /** The AWB on the label of the box; empty where it has none. */
  awb: string;
}

/** The table before a reload; null if it was empty. */
export function savedTable(drafts: NamedDrafts): TableDraft | null {
  const { orderId, counted, awb = '' } = (drafts.read(NAME) ?? {}) as Partial<TableDraft>;
  return typeof orderId === 'string' && counted ? { orderId, counted, awb } : null;
}

export const forgetTable = (drafts: NamedDrafts): void => drafts.remove(NAME);

/** Stores the counts until the order is packed or set aside, so that a reload loses none. */
export function* tableDraftSaga(drafts: NamedDrafts) {
  function* keep() {
    const { order, counted } = yield* select(selectScan);
    if (!order) return;
    const { orderId, awb } = order;
    drafts.write(NAME, { orderId, counted, awb } satisfies TableDraft);
  }

  yield* takeEvery([codeTyped, orderOpened, countsRestored], keep);
  yield* takeEvery([orderPacked, orderLeft, tableLeft], () => forgetTable(drafts));
}
