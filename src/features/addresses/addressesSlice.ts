import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, AddressField, AddressForm } from '@/domain/address';
import { EMPTY_ENTRY, fillPlace, typeInto, type AddressEntry } from '@/domain/addressEntry';
import type { PincodePlace } from '@/domain/pincode';
import { signedOut } from '@/features/auth';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** Where the typed PIN code is, as far as that has been asked. */
export type PincodeFinding =
  { kind: 'none' } | { kind: 'found'; place: PincodePlace } | { kind: 'unknown'; pincode: string };

export interface AddressesState {
  list: Remote<Address[]>;
  /** createdAt of the one that was picked; null: the default. */
  chosen: string | null;
  form: 'closed' | 'open' | 'saving';
  /** The new address, as far as it has been typed. */
  entry: AddressEntry;
  pincode: PincodeFinding;
}

const noEntry = { form: 'closed', entry: EMPTY_ENTRY, pincode: { kind: 'none' } } as const;
const initialState: AddressesState = { list: idle, chosen: null, ...noEntry };

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
      Object.assign(state, noEntry);
    },
    addressFieldTyped(state, { payload }: PayloadAction<{ field: AddressField; text: string }>) {
      state.entry = typeInto(state.entry, payload.field, payload.text);
      if (payload.field === 'pincode') state.pincode = { kind: 'none' };
    },
    /** What was typed before a reload is there again. */
    addressDraftRestored(state, { payload }: PayloadAction<AddressEntry>) {
      state.entry = payload;
    },
    pincodePlaced(state, { payload: place }: PayloadAction<PincodePlace>) {
      state.pincode = { kind: 'found', place };
      state.entry = fillPlace(state.entry, place);
    },
    pincodeNotFound(state, { payload: pincode }: PayloadAction<string>) {
      state.pincode = { kind: 'unknown', pincode };
      state.entry = fillPlace(state.entry, null);
    },
    /** The directory could not be asked: nothing is said, and nothing of another code stays. */
    pincodeCheckFailed(state) {
      state.entry = fillPlace(state.entry, null);
    },
    addressSubmitted(state, _action: PayloadAction<AddressForm>) {
      state.form = 'saving';
    },
    /** It is in the book, and the one to deliver to. */
    addressSaved(state, { payload: createdAt }: PayloadAction<string>) {
      Object.assign(state, noEntry);
      state.chosen = createdAt;
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
  addressFieldTyped,
  addressDraftRestored,
  pincodePlaced,
  pincodeNotFound,
  pincodeCheckFailed,
  addressSubmitted,
  addressSaved,
  addressSaveFailed,
  addressRemoved,
  defaultAddressPicked,
} = slice.actions;
export const addressesReducer = slice.reducer;
