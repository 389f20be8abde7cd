import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClaimRequest } from '@/domain/contracts/undelivered';
import type { Order } from '@/domain/orders/order/order';
import type { Claim } from '@/domain/orders/undelivered/claim';

type Acting = { status: 'sending' } | { status: 'failed'; message: string };

export interface LossesState {
  /** Claims by the AWB of the lost parcel, as far as they are loaded. */
  claims: Record<string, Claim>;
  /** Why the claims of the order on the screen are not shown; empty where they are. */
  problem: string;
  /** By the AWB of a claim, or the id of an order that is sent again. */
  acting: Record<string, Acting>;
}

const initialState: LossesState = { claims: {}, problem: '', acting: {} };

interface Failure {
  of: string;
  message: string;
}

const without = (acting: LossesState['acting'], of: string): LossesState['acting'] =>
  Object.fromEntries(Object.entries(acting).filter(([key]) => key !== of));

const slice = createSlice({
  name: 'admin/losses',
  initialState,
  reducers: {
    claimsRequested(_state, _action: PayloadAction<string>) {},
    claimsLoaded(state, { payload }: PayloadAction<Claim[]>) {
      state.problem = '';
      for (const claim of payload) state.claims[claim.awb] = claim;
    },
    claimsFailed(state, { payload: message }: PayloadAction<string>) {
      state.problem = message;
    },
    claimSubmitted(state, { payload }: PayloadAction<{ orderId: string; claim: ClaimRequest }>) {
      state.acting[payload.claim.awb] = { status: 'sending' };
    },
    claimSaved(state, { payload }: PayloadAction<Claim>) {
      state.claims[payload.awb] = payload;
      state.acting = without(state.acting, payload.awb);
    },
    resendRequested(state, { payload: orderId }: PayloadAction<string>) {
      state.acting[orderId] = { status: 'sending' };
    },
    orderReshipped(state, { payload: { orderId } }: PayloadAction<Order>) {
      state.acting = without(state.acting, orderId);
    },
    lossActionFailed(state, { payload: { of, message } }: PayloadAction<Failure>) {
      state.acting[of] = { status: 'failed', message };
    },
  },
});

export const lossesReducer = slice.reducer;
export const {
  claimsRequested,
  claimsLoaded,
  claimsFailed,
  claimSubmitted,
  claimSaved,
  resendRequested,
  orderReshipped,
  lossActionFailed,
} = slice.actions;

interface Root {
  admin: { losses: LossesState };
}
export const selectLosses = ({ admin }: Root): LossesState => admin.losses;
