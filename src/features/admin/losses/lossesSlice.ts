import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ClaimRequest } from '@/domain/contracts/orders/undelivered';
import type { Order } from '@/domain/orders/order/order';
import type { Claim } from '@/domain/orders/undelivered/claim';
import type { LossDecision } from '@/domain/orders/undelivered/closeLost';
import { without } from '@/domain/records/without';

type Acting = { status: 'sending' } | { status: 'failed'; message: string };

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
  acting: Record<string, Acting>;
  /** The open confirm question; null without one. */
  asking: DecisionOf | null;
}

const initialState: LossesState = { claims: {}, problem: '', acting: {}, asking: null };

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
      state.acting[payload.claim.awb] = { status: 'sending' };
    },
    claimSaved(state, { payload }: PayloadAction<Claim>) {
      state.claims[payload.awb] = payload;
      state.acting = without(state.acting, payload.awb);
    },
    lossDecisionAsked(state, { payload }: PayloadAction<DecisionOf>) {
      state.asking = payload;
    },
    lossDecisionDropped(state) {
      state.asking = null;
    },
    lossDecisionRequested(state, { payload: { orderId } }: PayloadAction<DecisionOf>) {
      // The dialog stays open until the answer: a second press must not reach the page below.
      state.acting[orderId] = { status: 'sending' };
    },
    lossDecided(state, { payload: { orderId } }: PayloadAction<Order>) {
      state.acting = without(state.acting, orderId);
      if (state.asking?.orderId === orderId) state.asking = null;
    },
    lossActionFailed(state, { payload: { of, message } }: PayloadAction<Failure>) {
      state.acting[of] = { status: 'failed', message };
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
