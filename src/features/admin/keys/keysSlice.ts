import { createSlice } from '@reduxjs/toolkit';

interface KeysState {
  /** Whether the list of shortcuts is open. */
  isOpen: boolean;
}

const initialState: KeysState = { isOpen: false };

const slice = createSlice({
  name: 'admin/keys',
  initialState,
  reducers: {
    keysOpened(state) {
      state.isOpen = true;
    },
    keysClosed(state) {
      state.isOpen = false;
    },
  },
});

export const { keysOpened, keysClosed } = slice.actions;
export const keysReducer = slice.reducer;

export const selectKeysOpen = ({ admin }: { admin: { keys: KeysState } }): boolean => admin.keys.isOpen;
