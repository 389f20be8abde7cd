import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CustomerCredit } from '@/domain/contracts/shoppers/credit';
import { without } from '@/domain/records/without';
import { failed, loading, ready, type Remote } from '@/lib/remote';

export type CreditAct = 'give' | 'takeBack' | 'freeze' | 'free';

/** The submitted act; `amount` (rupees) counts only if credit moves. */
export interface SentAct {
  uid: string;
  /** The name of the customer. */
  name: string;
  act: CreditAct;
  entryId: string;
  amount: number;
  note: string;
}

/** An act that is sent or was refused. */
export interface CreditActing {
  isSending: boolean;
  /** Whether its dialog is still open; the answer closes no other. */
  hasDialog: boolean;
  /** Why it was refused; empty otherwise. */
  problem: string;
}

export interface CustomerCreditState {
  /** Empty while no customer is open. */
  uid: string;
  credit: Remote<CustomerCredit>;
  /** The act of the open dialog; null without one. */
  open: CreditAct | null;
  /** By uid, whether or not the customer is still open. One act on a customer's credit runs at a time. */
  acting: Record<string, CreditActing>;
}

const initialState: CustomerCreditState = {
  uid: '',
  credit: loading,
  open: null,
  acting: {},
};

/** The dialog of the open customer's act is gone, while the act goes on. */
function leaveDialog({ acting, uid }: CustomerCreditState) {
  const own = acting[uid];
  if (own) own.hasDialog = false;
}

const slice = createSlice({
  name: 'admin/customerCredit',
  initialState,
  reducers: {
    /** Clears the data of the previous customer. */
    creditRequested(state, { payload: uid }: PayloadAction<string>) {
      leaveDialog(state);
      Object.assign(state, { uid, credit: loading, open: null });
    },
    creditLeft(state) {
      leaveDialog(state);
      Object.assign(state, { uid: '', open: null });
    },
    creditLoaded(
      state,
      { payload: { uid, credit } }: PayloadAction<{ uid: string; credit: CustomerCredit }>,
    ) {
      if (uid === state.uid) state.credit = ready(credit);
    },
    creditFailed(state, { payload: message }: PayloadAction<string>) {
      state.credit = failed(message);
    },
    /** The refusal of an earlier dialog does not concern this one. */
    dialogOpened(state, { payload }: PayloadAction<CreditAct>) {
      state.open = payload;
      if (!state.acting[state.uid]?.isSending) state.acting = without(state.acting, state.uid);
    },
    dialogClosed(state) {
      leaveDialog(state);
      state.open = null;
    },
    actRequested(state, { payload: { uid } }: PayloadAction<SentAct>) {
      if (!state.acting[uid]?.isSending)
        state.acting[uid] = { isSending: true, hasDialog: true, problem: '' };
    },
    actFinished(state, { payload: uid }: PayloadAction<string>) {
      if (state.acting[uid]?.hasDialog) state.open = null;
      state.acting = without(state.acting, uid);
    },
    actRefused(state, { payload: { uid, problem } }: PayloadAction<{ uid: string; problem: string }>) {
      const own = state.acting[uid];
      if (own?.hasDialog) Object.assign(own, { isSending: false, problem });
      else state.acting = without(state.acting, uid);
    },
  },
});

export const creditActions = slice.actions;
export const customerCreditReducer = slice.reducer;

interface Root {
  admin: { customerCredit: CustomerCreditState };
}
export const selectCustomerCredit = ({ admin }: Root) => admin.customerCredit;
/** The running or refused act on the open customer's credit. */
export const selectCreditActing = ({ admin: { customerCredit } }: Root): CreditActing | undefined =>
  customerCredit.acting[customerCredit.uid];
