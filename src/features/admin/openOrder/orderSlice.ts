import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuditEntry } from '@/domain/records/audit';
import type { Order } from '@/domain/orders/order/order';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export interface OrderState {
  /** The open order; the value is null if the id is unknown. */
  one: Remote<Order | null>;
  /** Audit entries of the order, newest first. */
  trail: Remote<AuditEntry[]>;
}

const initialState: OrderState = { one: idle, trail: idle };

const slice = createSlice({
  name: 'admin/openOrder',
  initialState,
  reducers: {
    /** The order is on the screen. If it is loaded already it stays until the new answer. */
    orderRequested(state, { payload: id }: PayloadAction<string>) {
      const same = state.one.status === 'ready' && state.one.value?.orderId === id;
      if (!same) Object.assign(state, { one: loading, trail: loading });
    },
    orderLoaded(state, { payload }: PayloadAction<Order | null>) {
      state.one = ready(payload);
      // It is read again with the order.
      if (state.trail.status === 'failed') state.trail = loading;
    },
    orderFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.one.status !== 'ready') state.one = failed(message);
    },
    trailLoaded(state, { payload }: PayloadAction<AuditEntry[]>) {
      state.trail = ready(payload);
    },
    trailFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.trail.status !== 'ready') state.trail = failed(message);
    },
    orderLeft() {},
  },
});

export const openOrderReducer = slice.reducer;
export const { orderRequested, orderLoaded, orderFailed, trailLoaded, trailFailed, orderLeft } =
  slice.actions;

interface Root {
  admin: { openOrder: OrderState };
}
export const selectOpenOrder = ({ admin }: Root): OrderState['one'] => admin.openOrder.one;
export const selectTrail = ({ admin }: Root): OrderState['trail'] => admin.openOrder.trail;
