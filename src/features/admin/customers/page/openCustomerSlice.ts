import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import { without } from '@/domain/records/without';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';
import type { Sending } from '@/lib/sending';

/** One change of the open customer. */
export type CustomerAct =
  | { kind: 'note'; noteId: string; text: string }
  | { kind: 'removeNote'; noteId: string }
  | { kind: 'tags'; add: string[]; remove: string[] }
  | { kind: 'cod'; blocked: boolean; reason: string }
  | { kind: 'limits'; lifted: boolean };

/** The private note in the form. `id` is that under which it was sent, so that a retry sends the same note; empty before. */
interface NoteDraft {
  id: string;
  text: string;
}

export interface OpenCustomerState {
  /** Empty while no customer is open. */
  uid: string;
  found: Remote<CustomerDetail>;
  /** By uid, whether or not the customer is still open. One change of a customer runs at a time. */
  sending: Record<string, Sending<{ act: CustomerAct }>>;
  /** Whether the dialog asks for the reason to switch Cash on Delivery off. */
  isAskingWhy: boolean;
  note: NoteDraft;
}

const NO_NOTE: NoteDraft = { id: '', text: '' };
const initialState: OpenCustomerState = {
  uid: '',
  found: loading,
  sending: {},
  isAskingWhy: false,
  note: NO_NOTE,
};

/** A failure is shown until its form is opened again. */
function dropFailure(state: OpenCustomerState) {
  if (state.sending[state.uid]?.status === 'failed') state.sending = without(state.sending, state.uid);
}

const slice = createSlice({
  name: 'admin/openCustomer',
  initialState,
  reducers: {
    /** Nothing of another customer stays. */
    customerRequested(state, { payload: uid }: PayloadAction<string>) {
      const isLoaded = state.found.status === 'ready' && state.found.value.uid === uid;
      if (!isLoaded) state.found = loading;
      state.uid = uid;
      state.isAskingWhy = false;
      dropFailure(state);
    },
    customerLeft(state) {
      state.uid = '';
      state.note = NO_NOTE;
    },
    /** The text of the form stays until it is stored, also while other notes change. */
    customerLoaded(state, { payload }: PayloadAction<CustomerDetail>) {
      if (payload.uid !== state.uid) return;
      state.found = ready(payload);
      const { id, text } = state.note;
      if (payload.notes.some((note) => note.id === id && note.text === text.trim())) state.note = NO_NOTE;
    },
    customerFailed(state, { payload: message }: PayloadAction<string>) {
      state.found = failed(message);
    },
    actRequested(state, { payload: { uid, act } }: PayloadAction<{ uid: string; act: CustomerAct }>) {
      if (state.sending[uid]?.status === 'sending') return;
      state.sending[uid] = { status: 'sending', act };
      if (act.kind === 'note' && uid === state.uid) state.note.id = act.noteId;
    },
    actAnswered(state, { payload: { uid, act } }: PayloadAction<{ uid: string; act: CustomerAct }>) {
      state.sending = without(state.sending, uid);
      if (uid === state.uid && act.kind === 'cod') state.isAskingWhy = false;
    },
    actFailed(
      state,
      { payload: { uid, act, message } }: PayloadAction<{ uid: string; act: CustomerAct; message: string }>,
    ) {
      state.sending[uid] = { status: 'failed', act, message };
    },
    noteTyped(state, { payload: text }: PayloadAction<string>) {
      state.note.text = text;
    },
    whyAsked(state, { payload }: PayloadAction<boolean>) {
      state.isAskingWhy = payload;
      dropFailure(state);
    },
  },
});

export const customerActions = slice.actions;
export const openCustomerReducer = slice.reducer;

interface Root {
  admin: { openCustomer: OpenCustomerState };
}
export const selectOpenCustomer = ({ admin }: Root) => admin.openCustomer;
/** The running or failed change of the open customer. */
export const selectCustomerSending = ({ admin: { openCustomer } }: Root) =>
  openCustomer.sending[openCustomer.uid] ?? idle;
