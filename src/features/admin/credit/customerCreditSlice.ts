import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CustomerCredit } from '@/domain/contracts/shoppers/credit';
import { failed, loading, ready, type Remote } from '@/lib/remote';

export type CreditAct = 'give' | 'takeBack' | 'freeze' | 'free';

/** What is sent; `amount` (rupees) counts where credit moves. */
export interface SentAct {
  act: CreditAct;
  entryId: string;
  amount: number;
  note: string;
}

export interface CustomerCreditState {
  uid: string;
  credit: Remote<CustomerCredit>;
  /** What the open dialog does; null while none is open. */
  open: CreditAct | null;
  sending: boolean;
  /** Why the last change was refused; empty while it was not. */
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
    /** Nothing of another customer stays. */
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

interface Root {
  admin: { customerCredit: CustomerCreditState };
}
export const selectCustomerCredit = ({ admin }: Root): CustomerCreditState => admin.customerCredit;
