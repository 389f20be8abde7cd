import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PackingQueue } from '@/domain/admin/orderList/packingQueue';
import type { QueueResponse, ScannedOrder } from '@/domain/contracts/adminOrders/scan';
import { scanAtTable, unitsToGo, type Counted } from '@/domain/orders/packing/scan';
import { store } from '@/domain/store';
import { messages } from './messages';

/** A refused scan, with the reason. */
export interface ScanRefusal {
  title: string;
  text: string;
}

/** An order that was set aside unpacked: the missing SKUs; none if it was skipped. */
export interface Aside {
  orderId: string;
  missing: string[];
}

/** A file of the courier, which a press opens. */
export interface CourierLabel {
  orderId: string;
  url: string;
}

export interface ScanState {
  /** How often the screen was left. */
  visit: number;
  order: ScannedOrder | null;
  counted: Counted;
  refusal: ScanRefusal | null;
  isBusy: boolean;
  /** The orders packed since the screen was opened, newest last. */
  packed: string[];
  aside: Aside[];
  /** The orders that have waited longest, with the ISO time of the list; null while unknown. */
  next: (PackingQueue & { now: string }) | null;
  /** Codes scanned during a call; they are counted after it. */
  queued: string[];
  /** The courier's labels that were not opened yet, newest last. */
  labels: CourierLabel[];
  /** The packed orders whose labels are being made. */
  labelling: string[];
}

const initialState: ScanState = {
  visit: 0,
  order: null,
  counted: {},
  refusal: null,
  isBusy: false,
  packed: [],
  aside: [],
  next: null,
  queued: [],
  labels: [],
  labelling: [],
};

const slice = createSlice({
  name: 'admin/scan',
  initialState,
  reducers: {
    tableShown() {},
    /** The screen was left; the order on the table goes back to the queue. */
    tableLeft(state) {
      Object.assign(state, { order: null, counted: {}, refusal: null, isBusy: false, queued: [] });
      state.visit += 1;
    },
    nextLoaded(state, { payload: { rows, more, now } }: PayloadAction<QueueResponse>) {
      state.next = { rows, more, now };
    },
    /** The queue has not changed up to this ISO time. */
    nextChecked(state, { payload: now }: PayloadAction<string>) {
      if (state.next) state.next.now = now;
    },
    /** A scanned code. */
    codeTyped(state, { payload: code }: PayloadAction<string>) {
      state.refusal = null;
      const { order } = state;
      if (state.isBusy) state.queued.push(code);
      if (!order || state.isBusy) return;
      const scan = scanAtTable(order, state.counted, code, store.orderPrefix);
      if (scan.kind === 'counted') {
        state.counted = scan.counted;
        return;
      }
      const { title, text } = messages.refusals[scan.kind];
      state.refusal = { title, text: text(scan.code, order.orderId) };
    },
    /** Processes the queued codes. */
    queueEmptied(state) {
      state.queued = [];
    },
    refusalCleared(state) {
      state.refusal = null;
    },
    openingStarted(state) {
      Object.assign(state, { isBusy: true, refusal: null });
    },
    orderOpened(state, { payload }: PayloadAction<ScannedOrder>) {
      Object.assign(state, { order: payload, counted: {}, isBusy: false, refusal: null });
      state.aside = state.aside.filter(({ orderId }) => orderId !== payload.orderId);
    },
    /** Restores the counts after a reload, as far as the order still has the items. */
    countsRestored(state, { payload }: PayloadAction<Counted>) {
      const units = state.order?.units ?? [];
      const counted = units.map(({ sku, quantity }) => [sku, Math.min(quantity, payload[sku] ?? 0)] as const);
      state.counted = Object.fromEntries(counted.filter(([, count]) => count > 0));
    },
    /** Drops the queued codes, which were meant for the failed order. */
    scanFailed(state, { payload }: PayloadAction<ScanRefusal>) {
      Object.assign(state, { isBusy: false, refusal: payload, queued: [] });
    },
    /** Packs the order on the table again after a failure. */
    packRequested() {},
    packingStarted(state) {
      state.isBusy = true;
    },
    orderPacked(state, { payload: orderId }: PayloadAction<string>) {
      Object.assign(state, { order: null, counted: {}, isBusy: false });
      state.packed.push(orderId);
      if (state.next) state.next.rows = state.next.rows.filter(({ id }) => id !== orderId);
    },
    /** Removes the order from the table unpacked. */
    orderLeft(state, { payload: { isMissing } }: PayloadAction<{ isMissing: boolean }>) {
      const { order, counted } = state;
      if (!order) return;
      const open = order.units.filter((unit) => unitsToGo([unit], counted) > 0).map(({ sku }) => sku);
      state.aside.push({ orderId: order.orderId, missing: isMissing ? open : [] });
      Object.assign(state, { order: null, counted: {}, refusal: null });
    },
    labelRequested(state, { payload: orderId }: PayloadAction<string>) {
      state.labels = state.labels.filter((one) => one.orderId !== orderId);
      if (!state.labelling.includes(orderId)) state.labelling.push(orderId);
    },
    labelLoaded(state, { payload }: PayloadAction<CourierLabel>) {
      state.labels.push(payload);
    },
    labelOpened(state, { payload: orderId }: PayloadAction<string>) {
      state.labels = state.labels.filter((one) => one.orderId !== orderId);
    },
    /** The label came or was refused. */
    labelAnswered(state, { payload: orderId }: PayloadAction<string>) {
      state.labelling = state.labelling.filter((one) => one !== orderId);
    },
    placeChosen(_state, _action: PayloadAction<{ sku: string; place: string }>) {},
    placeChanged(state, { payload: { sku, place } }: PayloadAction<{ sku: string; place: string }>) {
      if (state.order) {
        state.order.units = state.order.units.map((unit) => (unit.sku === sku ? { ...unit, place } : unit));
      }
    },
  },
});

export const scanReducer = slice.reducer;
export const {
  tableShown,
  tableLeft,
  nextLoaded,
  nextChecked,
  codeTyped,
  queueEmptied,
  refusalCleared,
  openingStarted,
  orderOpened,
  countsRestored,
  scanFailed,
  packRequested,
  packingStarted,
  orderPacked,
  orderLeft,
  labelRequested,
  labelLoaded,
  labelOpened,
  labelAnswered,
  placeChosen,
  placeChanged,
} = slice.actions;

export const selectScan = ({ admin }: { admin: { scan: ScanState } }) => admin.scan;

/** The orders that come next: those of the queue that are not on the table, and were not set aside. */
export const selectNext = createSelector([selectScan], ({ next, order, aside }) => {
  const away = new Set([order?.orderId, ...aside.map(({ orderId }) => orderId)]);
  return next && next.rows.filter(({ id }) => !away.has(id));
});
