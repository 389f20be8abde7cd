import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import { failed, loading, ready, type Remote } from '@/lib/remote';

/** One change of the open customer. */
export type CustomerAct =
  | { kind: 'note'; noteId: string; text: string }
  | { kind: 'removeNote'; noteId: string }
  | { kind: 'tags'; add: string[]; remove: string[] }
  | { kind: 'cod'; blocked: boolean; reason: string }
  | { kind: 'limits'; lifted: boolean };

/** The state of a change: on its way, or refused with a sentence. */
export type Acting =
  | { status: 'idle' }
  | { status: 'sending'; act: CustomerAct }
  | { status: 'failed'; act: CustomerAct; message: string };

export interface OpenCustomerState {
  uid: string;
  found: Remote<CustomerDetail>;
  acting: Acting;
  /** Whether the dialog asks for the reason to switch Cash on Delivery off. */
  isAskingWhy: boolean;
}

const initialState: OpenCustomerState = {
  uid: '',
  found: loading,
  acting: { status: 'idle' },
  isAskingWhy: false,
};

const slice = createSlice({
  name: 'admin/openCustomer',
  initialState,
  reducers: {
    /** Nothing of another customer stays. */
    customerRequested: (state, { payload: uid }: PayloadAction<string>): OpenCustomerState =>
      state.uid === uid && state.found.status === 'ready'
        ? { ...initialState, uid, found: state.found }
        : { ...initialState, uid },
    customerLoaded(state, { payload }: PayloadAction<CustomerDetail>) {
      if (payload.uid === state.uid) state.found = ready(payload);
    },
    customerFailed(state, { payload: message }: PayloadAction<string>) {
      state.found = failed(message);
    },
    actRequested(state, { payload: act }: PayloadAction<CustomerAct>) {
      state.acting = { status: 'sending', act };
    },
    actAnswered(state) {
      state.acting = { status: 'idle' };
      state.isAskingWhy = false;
    },
    actFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.acting.status === 'sending') state.acting = { ...state.acting, status: 'failed', message };
    },
    whyAsked(state, { payload }: PayloadAction<boolean>) {
      state.isAskingWhy = payload;
      state.acting = { status: 'idle' };
    },
  },
});

export const customerActions = slice.actions;
export const openCustomerReducer = slice.reducer;

export const selectOpenCustomer = ({ admin }: { admin: { openCustomer: OpenCustomerState } }) =>
  admin.openCustomer;
