import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * A reason against the deletion. `orders`: the shopper's orders explain it; `password`: that field is wrong.
 */
export interface Obstacle {
  text: string;
  leadsTo: 'orders' | 'password' | null;
}

export interface PrivacyState {
  download: { status: 'idle' } | { status: 'loading' } | { status: 'failed'; message: string };
  deletion: { status: 'closed' } | { status: 'open'; obstacle: Obstacle | null } | { status: 'deleting' };
}
export interface PrivacyRoot {
  privacy: PrivacyState;
}

/** How a person confirms their identity. A password is in the credentials vault. */
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
    /** A deletion that was sent cannot be cancelled. */
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
