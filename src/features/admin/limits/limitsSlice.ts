import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LiftLimitsRequest, LimitsResponse } from '@/domain/contracts/admin/limits';
import type { PurchaseLimits } from '@/domain/orders/limits/limits';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** The progress of the last change, and why it failed. */
export type Sending =
  | { status: 'idle' }
  | { status: 'sending'; what: 'save' | 'lift' }
  | { status: 'failed'; what: 'save' | 'lift'; message: string };

export interface LimitsState {
  current: Remote<LimitsResponse>;
  sending: Sending;
}

const initialState: LimitsState = { current: idle, sending: { status: 'idle' } };

const slice = createSlice({
  name: 'admin/limits',
  initialState,
  reducers: {
    limitsRequested(state) {
      if (state.current.status !== 'ready') state.current = loading;
    },
    limitsLoaded(state, { payload }: PayloadAction<LimitsResponse>) {
      state.current = ready(payload);
      state.sending = { status: 'idle' };
    },
    limitsFailed(state, { payload: message }: PayloadAction<string>) {
      state.current = failed(message);
    },
    saveRequested(state, _action: PayloadAction<Partial<PurchaseLimits>>) {
      state.sending = { status: 'sending', what: 'save' };
    },
    liftRequested(state, _action: PayloadAction<LiftLimitsRequest>) {
      state.sending = { status: 'sending', what: 'lift' };
    },
    sendingFailed(state, { payload }: PayloadAction<{ what: 'save' | 'lift'; message: string }>) {
      state.sending = { status: 'failed', ...payload };
    },
  },
});

export const limitsReducer = slice.reducer;
export const { limitsRequested, limitsLoaded, limitsFailed, saveRequested, liftRequested, sendingFailed } =
  slice.actions;

export const selectLimits = ({ admin }: { admin: { limits: LimitsState } }) => admin.limits;
