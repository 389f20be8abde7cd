import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderLookupRequest } from '@/domain/contracts/orders/orderLink';
import type { Order } from '@/domain/orders/order/order';
import type { LinkContent, LinkFailure } from '@/features/mailLink';
import { failed, idle, loading, ready } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

export interface OrderLinkState {
  order: LinkContent<Order>;
  lookup: Sending | { status: 'sent'; message: string };
}
export interface WithOrderLink {
  orderLink: OrderLinkState;
}

const initialState: OrderLinkState = { order: idle, lookup: idle };

const slice = createSlice({
  name: 'orderLink',
  initialState,
  reducers: {
    orderLinkOpened(state, _action: PayloadAction<string>) {
      state.order = loading;
    },
    orderLinkLoaded(state, { payload }: PayloadAction<Order>) {
      state.order = ready(payload);
    },
    orderLinkFailed(state, { payload }: PayloadAction<LinkFailure>) {
      state.order = payload;
    },
    lookupSubmitted(state, _action: PayloadAction<OrderLookupRequest>) {
      state.lookup = sending;
    },
    lookupSent(state, { payload: message }: PayloadAction<string>) {
      state.lookup = { status: 'sent', message };
    },
    lookupFailed(state, { payload: message }: PayloadAction<string>) {
      state.lookup = failed(message);
    },
    /** By the button for another order, or by leaving the page. */
    lookupCleared(state) {
      state.lookup = idle;
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
