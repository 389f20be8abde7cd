import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderLookupRequest } from '@/domain/contracts/orders/orderLink';
import type { Order } from '@/domain/orders/order/order';
import type { LinkFailure } from '@/features/mailLink';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export type Lookup =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent'; message: string }
  | { status: 'failed'; message: string };

export interface OrderLinkState {
  order: Remote<Order>;
  /** Whether the link itself is used or expired, so that a retry cannot help. */
  isOver: boolean;
  lookup: Lookup;
}
export interface WithOrderLink {
  orderLink: OrderLinkState;
}

const initialState: OrderLinkState = { order: idle, isOver: false, lookup: { status: 'idle' } };

const slice = createSlice({
  name: 'orderLink',
  initialState,
  reducers: {
    orderLinkOpened(state, _action: PayloadAction<string>) {
      state.order = loading;
      state.isOver = false;
    },
    orderLinkLoaded(state, { payload }: PayloadAction<Order>) {
      state.order = ready(payload);
    },
    orderLinkFailed(state, { payload }: PayloadAction<LinkFailure>) {
      state.order = failed(payload.message);
      state.isOver = payload.isOver;
    },
    lookupSubmitted(state, _action: PayloadAction<OrderLookupRequest>) {
      state.lookup = { status: 'sending' };
    },
    lookupSent(state, { payload: message }: PayloadAction<string>) {
      state.lookup = { status: 'sent', message };
    },
    lookupFailed(state, { payload: message }: PayloadAction<string>) {
      state.lookup = { status: 'failed', message };
    },
    /** By the button for another order, or by leaving the page. */
    lookupCleared(state) {
      state.lookup = { status: 'idle' };
    },
  },
});

export const orderLinkReducer = slice.reducer;
export const {
  orderLinkOpened,
  orderLinkLoaded,
  orderLinkFailed,
  lookupSubmitted,
  lookupSent,
  lookupFailed,
  lookupCleared,
} = slice.actions;
export const selectOrderLink = (state: WithOrderLink): OrderLinkState => state.orderLink;
