import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CustomerCredit } from '@/domain/contracts/shoppers/credit';
import { failed, loading, ready, type Remote } from '@/lib/remote';

export type CreditAct = 'give' | 'takeBack' | 'freeze' | 'free';

/** The submitted act; `amount` (rupees) counts only if credit moves. */
export interface SentAct {
  act: CreditAct;
  entryId: string;
  amount: number;
  note: string;
}

export interface CustomerCreditState {
  uid: string;
  credit: Remote<CustomerCredit>;
  /** The act of the open dialog; null without one. */
  open: CreditAct | null;
  sending: boolean;
  /** Why the last change was refused; empty otherwise. */
  problem: string;
}

const initialState: CustomerCreditState = {
  uid: '',
  credit: loading,
  open: null,
  sending: false,
  problem: '',
};

const slice = createSlice({
  name: 'admin/customerCredit',
  initialState,
  reducers: {
    /** Clears the data of the previous customer. */
    creditRequested: (_state, { payload: uid }: PayloadAction<string>): CustomerCreditState => ({
      ...initialState,
      uid,
    }),
    creditLoaded(
      state,
      { payload: { uid, credit } }: PayloadAction<{ uid: string; credit: CustomerCredit }>,
    ) {
      if (uid === state.uid) state.credit = ready(credit);
    },
    creditFailed(state, { payload: message }: PayloadAction<string>) {
      state.credit = failed(message);
    },
    dialogOpened(state, { payload }: PayloadAction<CreditAct>) {
      state.open = payload;
      state.problem = '';
    },
    dialogClosed(state) {
      state.open = null;
      state.sending = false;
    },
    actRequested(state, _action: PayloadAction<SentAct>) {
      state.sending = true;
      state.problem = '';
    },
    actRefused(state, { payload: message }: PayloadAction<string>) {
      state.sending = false;
      state.problem = message;
    },
  },
});

export const creditActions = slice.actions;
export const customerCreditReducer = slice.reducer;

export const selectCustomerCredit = ({ admin }: { admin: { customerCredit: CustomerCreditState } }) =>
  admin.customerCredit;
