import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, AddressForm } from '@/domain/address';
import { signedOut } from '@/features/auth';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

export interface AddressesState {
  list: Remote<Address[]>;
  /** createdAt of the one that was picked; null: the default. */
  chosen: string | null;
  form: 'closed' | 'open' | 'saving';
}

const initialState: AddressesState = { list: idle, chosen: null, form: 'closed' };

const slice = createSlice({
  name: 'addresses',
  initialState,
  reducers: {
    addressesRequested(state) {
      if (state.list.status !== 'ready') state.list = loading;
    },
    addressesLoaded(state, { payload }: PayloadAction<Address[]>) {
      state.list = ready(payload);
    },
    addressesFailed(state, { payload: message }: PayloadAction<string>) {
      if (state.list.status !== 'ready') state.list = failed(message);
    },
    addressChosen(state, { payload: createdAt }: PayloadAction<string>) {
      state.chosen = createdAt;
    },
    addressFormOpened(state) {
      state.form = 'open';
    },
    addressFormClosed(state) {
      state.form = 'closed';
    },
    addressSubmitted(state, _action: PayloadAction<AddressForm>) {
      state.form = 'saving';
    },
    /** It is in the book, and the one to deliver to. */
    addressSaved(state, { payload: createdAt }: PayloadAction<string>) {
      state.chosen = createdAt;
      state.form = 'closed';
    },
    addressSaveFailed(state) {
      if (state.form === 'saving') state.form = 'open';
    },
    addressRemoved(_state, _action: PayloadAction<string>) {},
    defaultAddressPicked(_state, _action: PayloadAction<string>) {},
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const {
  addressesRequested,
  addressesLoaded,
  addressesFailed,
  addressChosen,
  addressFormOpened,
  addressFormClosed,
  addressSubmitted,
  addressSaved,
  addressSaveFailed,
  addressRemoved,
  defaultAddressPicked,
} = slice.actions;
export const addressesReducer = slice.reducer;
