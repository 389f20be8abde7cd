import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  EMPTY_DETAILS_ENTRY,
  type Details,
  type DetailsEntry,
  type DetailsField,
} from '@/domain/customers/profile';
import { signedIn } from '@/features/auth';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export type DetailsForm =
  { status: 'closed' } | { status: 'open' } | { status: 'saving' } | { status: 'failed'; message: string };

export interface DetailsState {
  /** The name is the account's own, in the session. */
  phone: Remote<string>;
  form: DetailsForm;
  entry: DetailsEntry;
}

const closed = { form: { status: 'closed' }, entry: EMPTY_DETAILS_ENTRY } as const;
const initialState: DetailsState = { phone: idle, ...closed };

const slice = createSlice({
  name: 'details',
  initialState,
  reducers: {
    detailsRequested(state) {
      if (state.phone.status !== 'ready') state.phone = loading;
    },
    phoneLoaded(state, { payload: phone }: PayloadAction<string>) {
      state.phone = ready(phone);
    },
    detailsFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.phone.status !== 'ready') state.phone = failed(message);
    },
    detailsEditStarted(state, { payload: { displayName, phone } }: PayloadAction<Details>) {
      state.form = { status: 'open' };
      state.entry = { displayName, phone, fromName: displayName, fromPhone: phone };
    },
    /** What was typed before a reload is there again. */
    detailsDraftRestored(state, { payload: entry }: PayloadAction<DetailsEntry>) {
      state.form = { status: 'open' };
      state.entry = entry;
    },
    detailTyped(state, { payload }: PayloadAction<{ field: DetailsField; text: string }>) {
      state.entry[payload.field] = payload.text;
    },
    detailsSubmitted(state) {
      state.form = { status: 'saving' };
    },
    detailsSaveFailed(state, { payload: message }: PayloadAction<string>) {
      state.form = { status: 'failed', message };
    },
    /** Saved or cancelled: either way nothing is being typed any more. */
    detailsFormClosed(state) {
      Object.assign(state, closed);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state) => {
      if (state.phone.status === 'idle') state.phone = loading;
    });
  },
});

export const detailsActions = slice.actions;
export const { detailsRequested, detailsEditStarted, detailTyped, detailsSubmitted, detailsFormClosed } =
  slice.actions;
export const detailsReducer = slice.reducer;

export interface DetailsRoot {
  details: DetailsState;
}
export const selectPhone = ({ details }: DetailsRoot) => details.phone;
/** The person's mobile number; empty while it is not known, or where there is none. */
export const selectPhoneNumber = ({ details }: DetailsRoot): string =>
  details.phone.status === 'ready' ? details.phone.value : '';
export const selectDetailsForm = ({ details }: DetailsRoot) => details.form;
export const selectDetailsEntry = ({ details }: DetailsRoot) => details.entry;
