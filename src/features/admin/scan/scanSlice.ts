import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderRow } from '@/domain/admin/orderList/row';
import type { ScannedOrder } from '@/domain/contracts/adminScan';
import { scanItem, unitsToGo, type Counted } from '@/domain/orders/packing/scan';
import { messages } from './messages';

/** What the scanner refused, and why. */
export interface ScanRefusal {
  title: string;
  text: string;
}

/** An order that was put away unpacked: the SKUs that were missing, none where it was skipped. */
export interface Aside {
  orderId: string;
  missing: string[];
}

export interface ScanState {
  order: ScannedOrder | null;
  counted: Counted;
  refusal: ScanRefusal | null;
  isBusy: boolean;
  /** The orders packed since the screen was opened, newest last. */
  packed: string[];
  aside: Aside[];
  /** Orders that wait to be packed. */
  next: OrderRow[];
}

const initialState: ScanState = {
  order: null,
  counted: {},
  refusal: null,
  isBusy: false,
  packed: [],
  aside: [],
  next: [],
};

const slice = createSlice({
  name: 'admin/scan',
  initialState,
  reducers: {
    tableShown() {},
    /** The screen was left; the order on the table goes back. */
    tableLeft(state) {
      Object.assign(state, { order: null, counted: {}, refusal: null, isBusy: false });
    },
    nextLoaded(state, { payload }: PayloadAction<OrderRow[]>) {
      state.next = payload;
    },
    /** A code, as the scanner types it. */
    codeTyped(state, { payload: code }: PayloadAction<string>) {
      state.refusal = null;
      const { order } = state;
      if (!order || state.isBusy) return;
      const scan = scanItem(order.units, state.counted, code);
      if (scan.kind === 'counted') {
        state.counted = scan.counted;
        return;
      }
      const words = scan.kind === 'full' ? messages.full : messages.foreign;
      state.refusal = { title: messages.wrong, text: words(scan.code, order.orderId) };
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
    scanFailed(state, { payload }: PayloadAction<ScanRefusal>) {
      Object.assign(state, { isBusy: false, refusal: payload });
    },
    /** Packs the order on the table again after a failure. */
    packRequested() {},
    packingStarted(state) {
      state.isBusy = true;
    },
    orderPacked(state, { payload: orderId }: PayloadAction<string>) {
      Object.assign(state, { order: null, counted: {}, isBusy: false });
      state.packed.push(orderId);
      state.next = state.next.filter(({ id }) => id !== orderId);
    },
    /** The order goes off the table unpacked. */
    orderLeft(state, { payload: { isMissing } }: PayloadAction<{ isMissing: boolean }>) {
      const { order, counted } = state;
      if (!order) return;
      const open = order.units.filter((unit) => unitsToGo([unit], counted) > 0).map(({ sku }) => sku);
      state.aside.push({ orderId: order.orderId, missing: isMissing ? open : [] });
      Object.assign(state, { order: null, counted: {}, refusal: null });
    },
    labelRequested(_state, _action: PayloadAction<string>) {},
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
  codeTyped,
  refusalCleared,
  openingStarted,
  orderOpened,
  scanFailed,
  packRequested,
  packingStarted,
  orderPacked,
  orderLeft,
  labelRequested,
  placeChosen,
  placeChanged,
} = slice.actions;

interface Root {
  admin: { scan: ScanState };
}
export const selectScan = ({ admin }: Root): ScanState => admin.scan;
