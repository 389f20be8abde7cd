import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LiftLimitsRequest, LimitsResponse } from '@/domain/contracts/admin/limits';
import type { PurchaseLimits } from '@/domain/orders/limits/limits';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { Sending } from '@/lib/sending';
import { oneAtATime } from '../shared';

/** The limits that are saved, those of a person that are lifted, or of one that are restored, by uid. */
export type LimitsAct = 'save' | 'lift' | `restore ${string}`;

export interface LimitsState {
  current: Remote<LimitsResponse>;
  /** The last change. One runs at a time. */
  sending: Sending<{ what: LimitsAct }>;
}

const initialState: LimitsState = { current: idle, sending: idle };

const slice = createSlice({
  name: 'admin/limits',
  initialState,
  reducers: {
    limitsRequested(state) {
      if (state.current.status !== 'ready') state.current = loading;
      if (state.sending.status === 'failed') state.sending = idle;
    },
    limitsLoaded(state, { payload }: PayloadAction<LimitsResponse>) {
      state.current = ready(payload);
    },
    limitsFailed(state, { payload: message }: PayloadAction<string>) {
      state.current = failed(message);
    },
    saveRequested(state, _action: PayloadAction<Partial<PurchaseLimits>>) {
      state.sending = { status: 'sending', what: 'save' };
    },
    liftRequested(state, { payload: { lifted, uid = '' } }: PayloadAction<LiftLimitsRequest>) {
      state.sending = { status: 'sending', what: lifted ? 'lift' : `restore ${uid}` };
    },
    changeFinished(state) {
      state.sending = idle;
    },
    sendingFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.sending.status === 'sending') state.sending = { ...state.sending, status: 'failed', message };
    },
  },
});

export const limitsReducer = slice.reducer;
export const {
  limitsRequested,
  limitsLoaded,
  limitsFailed,
  saveRequested,
  liftRequested,
  changeFinished,
  sendingFailed,
} = slice.actions;

/** What the button of an act shows; it waits while another act runs. */
export const buttonStateOf = (sending: LimitsState['sending'], what: LimitsAct) =>
  oneAtATime(sending.status !== 'idle' && sending.what === what, sending.status === 'sending');

export const selectLimits = ({ admin }: { admin: { limits: LimitsState } }) => admin.limits;
