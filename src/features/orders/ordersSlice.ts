import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RefundTarget } from '@/domain/contracts/orders/cancel';
import type { ReturnOrderRequest } from '@/domain/contracts/orders/return';
import type { Order } from '@/domain/orders/order/order';
import type { TaxDocumentKind } from '@/domain/invoices/taxDocuments';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { LastOrders, MyOrders } from '@/services';
import type { ReturnDraft } from './dialogs/returnDraft';

export type OlderOrders = 'none' | 'available' | 'loading' | 'failed';

/** An action with a confirm dialog, and its order. */
export interface OrderAction {
  kind: 'cancel' | 'return';
  orderId: string;
}

/** Why an action failed; `again`: whether it makes sense to try once more. */
export interface ActionFailure {
  message: string;
  again: boolean;
}

/** The progress of the action whose dialog is open. */
export type OpenAction = OrderAction &
  ({ status: 'asking' | 'sending' } | ({ status: 'failed' } & ActionFailure));

/** The progress of downloading an order's invoice or credit note. */
export type TaxDocumentState =
  | { status: 'idle' }
  | { status: 'loading'; orderId: string; kind: TaxDocumentKind; number: string }
  | { status: 'failed'; orderId: string; message: string };

/** A tax document of an order; `number` is that of a credit note for money alone. */
export interface RequestedTaxDocument {
  orderId: string;
  kind: TaxDocumentKind;
  number?: string;
}

export interface OrdersState {
  mine: Remote<Order[]>;
  /** The time of stored orders in `mine`; null for current ones. */
  asOf: string | null;
  isLoading: boolean;
  /** Whether there are older orders, and the state of their loading. */
  older: OlderOrders;
  /** The id of the order that is being ordered again. */
  again: string | null;
  /** The action whose dialog is open. */
  action: OpenAction | null;
  /** Drafts of returns that are not requested yet, by order id. */
  returnDrafts: Partial<Record<string, ReturnDraft>>;
  taxDocument: TaxDocumentState;
}

const initialState: OrdersState = {
  mine: idle,
  asOf: null,
  isLoading: false,
  older: 'none',
  again: null,
  action: null,
  returnDrafts: {},
  taxDocument: { status: 'idle' },
};

/** The orders of a list that were placed before an order. */
function ordersBefore(last: Order | undefined, list: readonly Order[]): Order[] {
  if (!last) return [...list];
  return list.filter(
    ({ createdAt, orderId }) =>
      createdAt < last.createdAt || (createdAt === last.createdAt && orderId < last.orderId),
  );
}

/** The newer one of an order as it is shown and as it was read: a read may have begun before the last change. */
const newerOf = (read: Order, shown: Order | undefined): Order =>
  shown && shown.updatedAt > read.updatedAt ? shown : read;

const slice = createSlice({
  name: 'orders',
  initialState,
  reducers: {
    ordersRequested(state) {
      state.isLoading = true;
      if (state.mine.status !== 'ready') state.mine = loading;
    },
    ordersLoaded(state, { payload: { orders, more } }: PayloadAction<MyOrders>) {
      const shown = selectOrders({ orders: state });
      const before = more ? ordersBefore(orders.at(-1), shown) : [];
      const newest = orders.map((read) =>
        newerOf(
          read,
          shown.find(({ orderId }) => orderId === read.orderId),
        ),
      );
      state.mine = ready([...newest, ...before]);
      state.asOf = null;
      state.isLoading = false;
      // Older orders are loaded or requested already.
      if (before.length === 0 && state.older !== 'loading') state.older = more ? 'available' : 'none';
    },
    /** The orders that this browser stored, shown without network. */
    lastOrdersFound(state, { payload: { orders, at } }: PayloadAction<LastOrders>) {
      state.mine = ready(orders);
      state.older = 'none';
      state.asOf = at;
      state.isLoading = false;
    },
    /** Orders that are shown stay. */
    ordersFailed(state, { payload: message }: PayloadAction<string>) {
      state.isLoading = false;
      if (state.mine.status !== 'ready') state.mine = failed(message);
    },
    olderOrdersRequested(state) {
      state.older = 'loading';
    },
    olderOrdersLoaded(state, { payload: { orders, more } }: PayloadAction<MyOrders>) {
      const shown = selectOrders({ orders: state });
      state.mine = ready([...shown, ...ordersBefore(shown.at(-1), orders)]);
      state.older = more ? 'available' : 'none';
    },
    olderOrdersFailed(state) {
      state.older = 'failed';
    },
    orderAgainRequested(state, { payload: orderId }: PayloadAction<string>) {
      state.again ??= orderId;
    },
    orderAgainEnded(state) {
      state.again = null;
    },
    /** Updates one of the shown orders. */
    orderChanged(state, { payload: order }: PayloadAction<Order>) {
      if (state.mine.status === 'ready') {
        state.mine.value = state.mine.value.map((one) => (one.orderId === order.orderId ? order : one));
      }
      if (state.action?.orderId === order.orderId) state.action = null;
      state.returnDrafts[order.orderId] = undefined;
    },
    /** Updates a running order. Its open dialog stays. */
    orderFollowed(state, { payload: order }: PayloadAction<Order>) {
      if (state.mine.status !== 'ready') return;
      const at = state.mine.value.findIndex(({ orderId }) => orderId === order.orderId);
      const shown = state.mine.value[at];
      if (!shown || newerOf(order, shown) === shown) return;
      if (JSON.stringify(shown) !== JSON.stringify(order)) state.mine.value[at] = order;
    },
    actionOpened(state, { payload }: PayloadAction<OrderAction>) {
      state.action = { status: 'asking', ...payload };
    },
    actionDismissed(state) {
      state.action = null;
    },
    cancelRequested(
      state,
      { payload: { orderId } }: PayloadAction<{ orderId: string; reason: string; refundTo: RefundTarget }>,
    ) {
      state.action = { status: 'sending', kind: 'cancel', orderId };
    },
    returnDraftChanged(
      state,
      { payload: { orderId, draft } }: PayloadAction<{ orderId: string; draft: ReturnDraft }>,
    ) {
      state.returnDrafts[orderId] = draft;
    },
    returnRequested(
      state,
      { payload: { orderId } }: PayloadAction<{ orderId: string; request: ReturnOrderRequest }>,
    ) {
      state.action = { status: 'sending', kind: 'return', orderId };
    },
    /** Shows the failure in the dialog that waits for it; another dialog stays as it is. */
    actionFailed(state, { payload }: PayloadAction<OrderAction & ActionFailure>) {
      const open = selectOrderAction(payload)({ orders: state });
      if (open?.status === 'sending') state.action = { status: 'failed', ...payload };
    },
    /** One at a time: a press while a request runs is ignored. */
    taxDocumentRequested(state, { payload }: PayloadAction<RequestedTaxDocument>) {
      if (state.taxDocument.status !== 'loading')
        state.taxDocument = { status: 'loading', number: '', ...payload };
    },
    taxDocumentSaved(state) {
      state.taxDocument = { status: 'idle' };
    },
    taxDocumentFailed(state, { payload }: PayloadAction<{ orderId: string; message: string }>) {
      state.taxDocument = { status: 'failed', ...payload };
    },
  },
});

export const ordersActions = slice.actions;
export const {
  ordersRequested,
  olderOrdersRequested,
  orderAgainRequested,
  orderAgainEnded,
  actionOpened,
  actionDismissed,
  cancelRequested,
  returnDraftChanged,
  returnRequested,
  taxDocumentRequested,
} = slice.actions;
export const ordersReducer = slice.reducer;

export interface OrdersRoot {
  orders: OrdersState;
}
export const selectMyOrders = (state: OrdersRoot) => state.orders.mine;
/** The time of stored orders; null for current ones. */
export const selectOrdersAsOf = (state: OrdersRoot) => state.orders.asOf;
export const selectOrdersLoading = (state: OrdersRoot) => state.orders.isLoading;
/** The id of the order that is being ordered again. */
export const selectOrderedAgain = (state: OrdersRoot) => state.orders.again;
/** The progress of an action; null while its dialog is closed. */
export const selectOrderAction =
  ({ kind, orderId }: OrderAction) =>
  ({ orders: { action } }: OrdersRoot): OpenAction | null =>
    action?.kind === kind && action.orderId === orderId ? action : null;
export const selectReturnDraft =
  (orderId: string) =>
  (state: OrdersRoot): ReturnDraft | undefined =>
    state.orders.returnDrafts[orderId];
export const selectTaxDocument = (state: OrdersRoot) => state.orders.taxDocument;
export const selectOlderOrders = (state: OrdersRoot) => state.orders.older;
const NONE: Order[] = [];
/** The shopper's orders, newest first. */
export const selectOrders = ({ orders }: OrdersRoot): Order[] =>
  orders.mine.status === 'ready' ? orders.mine.value : NONE;
