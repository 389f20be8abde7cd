import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What stands against a deletion, in words; `orders`: the way on leads there. */
export interface Obstacle {
  text: string;
  leadsTo: 'orders' | null;
}

export interface PrivacyState {
  download: { status: 'idle' } | { status: 'loading' } | { status: 'failed'; message: string };
  deletion: { status: 'closed' } | { status: 'open'; obstacle: Obstacle | null } | { status: 'deleting' };
}
/** The part of the store that this feature reads. */
export interface PrivacyRoot {
  privacy: PrivacyState;
}

/** How somebody shows that they are who is signed in. A password waits in the credentials vault. */
export type Proof = 'password' | 'google';

const initialState: PrivacyState = { download: { status: 'idle' }, deletion: { status: 'closed' } };

const slice = createSlice({
  name: 'privacy',
  initialState,
  reducers: {
    dataRequested(state) {
      state.download = { status: 'loading' };
    },
    dataReceived(state) {
      state.download = { status: 'idle' };
    },
    dataFailed(state, { payload: message }: PayloadAction<string>) {
      state.download = { status: 'failed', message };
    },
    deletionOpened(state) {
      state.deletion = { status: 'open', obstacle: null };
    },
    /** Once it is sent off it can no longer be called back. */
    deletionClosed(state) {
      if (state.deletion.status === 'open') state.deletion = { status: 'closed' };
    },
    deletionConfirmed(state, _action: PayloadAction<Proof>) {
      state.deletion = { status: 'deleting' };
    },
    deletionFailed(state, { payload: obstacle }: PayloadAction<Obstacle>) {
      state.deletion = { status: 'open', obstacle };
    },
    accountDeleted() {
      return initialState;
    },
  },
});

export const {
  accountDeleted,
  dataFailed,
  dataReceived,
  dataRequested,
  deletionClosed,
  deletionConfirmed,
  deletionFailed,
  deletionOpened,
} = slice.actions;
export const privacyReducer = slice.reducer;

export const selectDownload = (state: PrivacyRoot) => state.privacy.download;
export const selectDeletion = (state: PrivacyRoot) => state.privacy.deletion;
export const selectDeletionOpen = (state: PrivacyRoot) => state.privacy.deletion.status !== 'closed';
