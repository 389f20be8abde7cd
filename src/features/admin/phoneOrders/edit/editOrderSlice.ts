import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSameAddress, type AddressField } from '@/domain/addresses/address';
import {
  EMPTY_ENTRY,
  entryOf,
  fillPlace,
  typeInto,
  type AddressEntry,
} from '@/domain/addresses/addressEntry';
import type { PincodePlace } from '@/domain/addresses/pincode';
import { cartKey, changeLine, MAX_LINE_QUANTITY, removeLine, type CartItem } from '@/domain/cart/cart';
import type { EditPreviewResponse } from '@/domain/contracts/adminOrders/editOrder';
import type { Order } from '@/domain/orders/order/order';
import { withOneMore, type Sellable } from '@/domain/phoneOrders/sellable';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

export interface EditOrderState {
  order: Remote<Order | null>;
  /** The quantity of each line of the order; 0 removes it. */
  quantities: number[];
  added: CartItem[];
  address: AddressEntry;
  catalogue: Remote<Sellable[]>;
  isPincodeUnknown: boolean;
  preview: Remote<EditPreviewResponse>;
  /** The id of the sent edit; empty after a change, which makes it another one. */
  editId: string;
  sending: Sending;
}

const initialState: EditOrderState = {
  order: idle,
  quantities: [],
  added: [],
  address: EMPTY_ENTRY,
  catalogue: idle,
  isPincodeUnknown: false,
  preview: idle,
  editId: '',
  sending: idle,
};

/** A change makes another edit, and the refusal was about the previous one. */
function changed(state: EditOrderState): void {
  state.editId = '';
  if (state.sending.status === 'failed') state.sending = idle;
}

const slice = createSlice({
  name: 'admin/editOrder',
  initialState,
  reducers: {
    editOrderShown: (_, _action: PayloadAction<string>): EditOrderState => ({
      ...initialState,
      order: loading,
    }),
    editOrderLoaded(state, { payload: order }: PayloadAction<Order | null>) {
      state.order = ready(order);
      state.quantities = (order?.lines ?? []).map(({ quantity }) => quantity);
      if (order) state.address = entryOf(order.address);
    },
    editOrderFailed(state, { payload: why }: PayloadAction<string>) {
      state.order = failed(why);
    },
    editOrderLeft: () => initialState,
    sellablesLoaded(state, { payload }: PayloadAction<Sellable[] | null>) {
      state.catalogue = payload ? ready(payload) : failed('');
    },
    keptStepped(state, { payload: { line, delta } }: PayloadAction<{ line: number; delta: number }>) {
      changed(state);
      const next = (state.quantities[line] ?? 0) + delta;
      state.quantities[line] = Math.max(0, Math.min(MAX_LINE_QUANTITY, next));
    },
    keptRemoved(state, { payload: line }: PayloadAction<number>) {
      changed(state);
      state.quantities[line] = 0;
    },
    keptRestored(state, { payload: line }: PayloadAction<number>) {
      changed(state);
      const { order } = state;
      const bought = order.status === 'ready' ? order.value?.lines[line]?.quantity : undefined;
      state.quantities[line] = bought ?? 1;
    },
    itemAdded(state, { payload }: PayloadAction<Sellable>) {
      changed(state);
      const key = cartKey(payload);
      const lines = state.order.status === 'ready' ? (state.order.value?.lines ?? []) : [];
      const own = lines.findIndex((line) => cartKey(line) === key);
      // Lines of the order keep the price at which they were bought.
      if (own >= 0) state.quantities[own] = Math.min(MAX_LINE_QUANTITY, (state.quantities[own] ?? 0) + 1);
      else state.added = withOneMore(state.added, payload);
    },
    addedStepped(state, { payload }: PayloadAction<{ key: string; delta: number }>) {
      changed(state);
      state.added = changeLine(state.added, payload.key, payload.delta);
    },
    addedRemoved(state, { payload: key }: PayloadAction<string>) {
      changed(state);
      state.added = removeLine(state.added, key);
    },
    editAddressTyped(state, { payload }: PayloadAction<{ field: AddressField; text: string }>) {
      changed(state);
      state.address = typeInto(state.address, payload.field, payload.text);
      if (payload.field === 'pincode') state.isPincodeUnknown = false;
    },
    editPlaceFound(state, { payload }: PayloadAction<{ pincode: string; place: PincodePlace | null }>) {
      if (state.address.pincode !== payload.pincode) return;
      state.address = fillPlace(state.address, payload.place);
      state.isPincodeUnknown = payload.place === null;
    },
    editPreviewRequested(state) {
      if (state.preview.status !== 'ready') state.preview = loading;
    },
    editPreviewLoaded(state, { payload }: PayloadAction<EditPreviewResponse>) {
      state.preview = ready(payload);
    },
    editPreviewCleared(state) {
      state.preview = idle;
    },
    editPreviewFailed(state, { payload: why }: PayloadAction<string>) {
      state.preview = failed(why);
    },
    /** The id of the order. */
    editSaveRequested(state, _action: PayloadAction<string>) {
      if (state.preview.status === 'ready') state.sending = sending;
    },
    editNumbered(state, { payload: id }: PayloadAction<string>) {
      state.editId = id;
    },
    editSaveFailed(state, { payload: { message } }: PayloadAction<{ message: string; isRefusal: boolean }>) {
      state.sending = failed(message);
    },
  },
});

export const editOrderReducer = slice.reducer;
export const editOrderActions = slice.actions;

export const selectEditOrder = ({ admin }: { admin: { editOrder: EditOrderState } }) => admin.editOrder;

/** Whether the edit differs from the order, so that leaving would lose it. */
export function isEdited({ order, quantities, added, address }: EditOrderState): boolean {
  const was = order.status === 'ready' ? order.value : null;
  if (!was) return false;
  const isSame = was.lines.every(({ quantity }, line) => quantity === quantities[line]);
  return added.length > 0 || !isSame || !isSameAddress(was.address, address);
}
/** Withdraws the edit that waits for its payment. The payload is the order's id. */
export const editWithdrawRequested = createAction<string>('admin/editOrder/withdrawRequested');
