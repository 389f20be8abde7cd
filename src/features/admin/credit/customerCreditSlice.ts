import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CustomerCredit } from '@/domain/contracts/admin/credit';
import { without } from '@/domain/records/without';
import { failed, loading, ready, valueOf, type Remote } from '@/lib/remote';
import type { Sending } from '@/lib/sending';

export type CreditAct = 'give' | 'takeBack' | 'freeze' | 'free';

/** The submitted act; `amount` (rupees) counts only if credit moves. */
export interface SentAct {
  uid: string;
  /** The name of the customer. */
  name: string;
  act: CreditAct;
  amount: number;
  note: string;
}

/** `hasDialog`: whether the dialog of the act is still open; the answer closes no other. */
type SendingCredit = Exclude<Sending<{ hasDialog: boolean }>, { status: 'idle' }>;

export interface CustomerCreditState {
  /** Empty while no customer is open. */
  uid: string;
  credit: Remote<CustomerCredit>;
  /** The act of the open dialog; null without one. */
  open: CreditAct | null;
  /** By uid, whether or not the customer is still open. One act on a customer's credit runs at a time. */
  sending: Record<string, SendingCredit>;
  /**
   * The id of the last movement that was sent, by customer and act. Sent again without an answer, it is the same movement,
   * until the panel has shown it.
   */
  entryIds: Record<string, string>;
}

const initialState: CustomerCreditState = {
  uid: '',
  credit: loading,
  open: null,
  sending: {},
  entryIds: {},
};

const entryKey = ({ uid, act }: Pick<SentAct, 'uid' | 'act'>): string => `${uid} ${act}`;

export const hasEntry = (credit: CustomerCredit | undefined, entryId: string | undefined): boolean =>
  credit?.entries.some(({ id }) => id === entryId) === true;

/** The dialog of the open customer's act is gone, while the act goes on. */
function leaveDialog({ sending, uid }: CustomerCreditState) {
  const own = sending[uid];
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
    /** The refusal of an earlier dialog does not concern this one, nor does a movement that the panel shows. */
    dialogOpened(state, { payload: act }: PayloadAction<CreditAct>) {
      const { uid, credit, entryIds } = state;
      state.open = act;
      if (state.sending[uid]?.status === 'failed') state.sending = without(state.sending, uid);
      const key = entryKey({ uid, act });
      if (hasEntry(valueOf(credit), entryIds[key])) state.entryIds = without(entryIds, key);
    },
    dialogClosed(state) {
      leaveDialog(state);
      state.open = null;
    },
    actRequested(state, { payload: { uid } }: PayloadAction<SentAct>) {
      if (state.sending[uid]?.status !== 'sending')
        state.sending[uid] = { status: 'sending', hasDialog: true };
    },
    entryNamed(state, { payload }: PayloadAction<Pick<SentAct, 'uid' | 'act'> & { entryId: string }>) {
      state.entryIds[entryKey(payload)] = payload.entryId;
    },
    /** Another movement has the id. */
    entryDropped(state, { payload }: PayloadAction<Pick<SentAct, 'uid' | 'act'>>) {
      state.entryIds = without(state.entryIds, entryKey(payload));
    },
    actFinished(state, { payload: uid }: PayloadAction<string>) {
      if (state.sending[uid]?.hasDialog) state.open = null;
      state.sending = without(state.sending, uid);
    },
    actRefused(state, { payload: { uid, message } }: PayloadAction<{ uid: string; message: string }>) {
      if (state.sending[uid]?.hasDialog) state.sending[uid] = { status: 'failed', hasDialog: true, message };
      else state.sending = without(state.sending, uid);
    },
  },
});

export const creditActions = slice.actions;
export const customerCreditReducer = slice.reducer;

interface Root {
  admin: { customerCredit: CustomerCreditState };
}
export const selectCustomerCredit = ({ admin }: Root) => admin.customerCredit;
export const selectEntryId = ({ admin }: Root, sent: SentAct): string | undefined =>
  admin.customerCredit.entryIds[entryKey(sent)];
/** The running or refused act on the open customer's credit. */
export const selectCreditSending = ({ admin: { customerCredit } }: Root): SendingCredit | undefined =>
  customerCredit.sending[customerCredit.uid];
