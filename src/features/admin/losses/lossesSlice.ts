import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClaimRequest } from '@/domain/contracts/orders/undelivered';
import type { Order } from '@/domain/orders/order/order';
import type { Claim } from '@/domain/orders/undelivered/claim';
import type { LossDecision } from '@/domain/orders/undelivered/closeLost';
import { without } from '@/domain/records/without';
import { failed } from '@/lib/remote';
import { sending, type Sending } from '@/lib/sending';

interface DecisionOf {
  orderId: string;
  decision: LossDecision;
}

export interface LossesState {
  /** The loaded claims, by the AWB of the lost parcel. */
  claims: Record<string, Claim>;
  /** Why the claims of the shown order did not load; empty otherwise. */
  problem: string;
  /** By the AWB of a claim, or the id of a decided order. */
  sending: Record<string, Sending>;
  /** The open confirm question; null without one. */
  asking: DecisionOf | null;
}

const initialState: LossesState = { claims: {}, problem: '', sending: {}, asking: null };

interface Failure {
  of: string;
  message: string;
}

const slice = createSlice({
  name: 'admin/losses',
  initialState,
  reducers: {
    claimsRequested(state, _action: PayloadAction<string>) {
      state.problem = '';
    },
    claimsLoaded(state, { payload }: PayloadAction<Claim[]>) {
      state.problem = '';
      for (const claim of payload) state.claims[claim.awb] = claim;
    },
    claimsFailed(state, { payload: message }: PayloadAction<string>) {
      state.problem = message;
    },
    claimSubmitted(state, { payload }: PayloadAction<{ orderId: string; claim: ClaimRequest }>) {
      state.sending[payload.claim.awb] = sending;
    },
    claimSaved(state, { payload }: PayloadAction<Claim>) {
      state.claims[payload.awb] = payload;
      state.sending = without(state.sending, payload.awb);
    },
    lossDecisionAsked(state, { payload }: PayloadAction<DecisionOf>) {
      state.asking = payload;
    },
    lossDecisionDropped(state) {
      state.asking = null;
    },
    lossDecisionRequested(state, { payload: { orderId } }: PayloadAction<DecisionOf>) {
      // The dialog stays open until the answer: a second press must not reach the page below.
      state.sending[orderId] = sending;
    },
    lossDecided(state, { payload: { orderId } }: PayloadAction<Order>) {
      state.sending = without(state.sending, orderId);
      if (state.asking?.orderId === orderId) state.asking = null;
    },
    lossActionFailed(state, { payload: { of, message } }: PayloadAction<Failure>) {
      state.sending[of] = failed(message);
      if (state.asking?.orderId === of) state.asking = null;
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
  lossDecisionAsked,
  lossDecisionDropped,
  lossDecisionRequested,
  lossDecided,
  lossActionFailed,
} = slice.actions;

export const selectLosses = ({ admin }: { admin: { losses: LossesState } }) => admin.losses;
