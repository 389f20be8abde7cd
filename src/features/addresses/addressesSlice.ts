import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address, AddressField, AddressForm } from '@/domain/addresses/address';
import {
  EMPTY_ENTRY,
  entryOf,
  fillPlace,
  typeInto,
  type AddressEntry,
} from '@/domain/addresses/addressEntry';
import type { PincodePlace } from '@/domain/addresses/pincode';
import { signedIn } from '@/features/auth';
import { failed, idle, loading, ready, type Remote } from '@/lib/remote';

/** The directory's answer for the typed PIN code. */
export type PincodeFinding =
  { kind: 'none' } | { kind: 'found'; place: PincodePlace } | { kind: 'unknown'; pincode: string };

export interface AddressesState {
  list: Remote<Address[]>;
  /** createdAt of the picked address; null for the default. */
  chosen: string | null;
  form: 'closed' | 'open' | 'saving';
  /** The address form as typed. */
  entry: AddressEntry;
  pincode: PincodeFinding;
  /** The edited address was removed elsewhere; the form can be saved as a new one. */
  lost: boolean;
  /** createdAt of the address that is being removed or made the default. */
  changing: string | null;
  /** How often a checkout found no address. */
  missed: number;
}

const noEntry = { form: 'closed', entry: EMPTY_ENTRY, pincode: { kind: 'none' }, lost: false } as const;
const initialState: AddressesState = { list: idle, chosen: null, changing: null, missed: 0, ...noEntry };

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
    /** The picker, or its form, takes the focus: on a phone it is out of sight. */
    addressMissed(state) {
      state.missed += 1;
    },
    addressFormOpened(state) {
      state.form = 'open';
    },
    addressEditStarted(state, { payload: address }: PayloadAction<Address>) {
      Object.assign(state, noEntry);
      state.form = 'open';
      state.entry = entryOf(address);
    },
    /** Prefills the shopper's own name and phone number. */
    addressPrefilled(state, { payload }: PayloadAction<{ name: string; phone: string; pincode: string }>) {
      if (!state.entry.name) state.entry.name = payload.name;
      if (!state.entry.phone) state.entry.phone = payload.phone;
      if (!state.entry.pincode) state.entry.pincode = payload.pincode;
    },
    addressFormClosed(state) {
      Object.assign(state, noEntry);
    },
    /** What is being saved stays as it is: a later change would be lost. */
    addressFieldTyped(state, { payload }: PayloadAction<{ field: AddressField; text: string }>) {
      if (state.form === 'saving') return;
      state.entry = typeInto(state.entry, payload.field, payload.text);
      if (payload.field === 'pincode') state.pincode = { kind: 'none' };
    },
    defaultToggled(state, { payload: isDefault }: PayloadAction<boolean>) {
      if (state.form !== 'saving') state.entry.byDefault = isDefault ? 'yes' : '';
    },
    /** Restores what was typed before a reload. */
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
    /** The directory did not answer, so hints about the previous code are removed. */
    pincodeCheckFailed(state) {
      state.entry = fillPlace(state.entry, null);
    },
    addressSubmitted(state, _action: PayloadAction<AddressForm>) {
      state.form = 'saving';
    },
    /** The address is saved. A new one becomes the chosen address; an edited one stays chosen if it was. */
    addressSaved(state, { payload: createdAt }: PayloadAction<string>) {
      if (!state.entry.editing) state.chosen = createdAt;
      Object.assign(state, noEntry);
    },
    addressSaveFailed(state) {
      if (state.form === 'saving') state.form = 'open';
    },
    editedAddressVanished(state) {
      state.form = 'open';
      state.entry.editing = '';
      state.lost = true;
    },
    addressRemoved(state, { payload: createdAt }: PayloadAction<string>) {
      state.changing = createdAt;
    },
    defaultAddressPicked(state, { payload: createdAt }: PayloadAction<string>) {
      state.changing = createdAt;
    },
    /** Another address may be changing next. */
    addressChangeEnded(state, { payload: createdAt }: PayloadAction<string>) {
      if (state.changing === createdAt) state.changing = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state) => {
      if (state.list.status === 'idle') state.list = loading;
    });
  },
});

export const {
  addressesRequested,
  addressesLoaded,
  addressesFailed,
  addressChosen,
  addressMissed,
  addressFormOpened,
  addressEditStarted,
  addressPrefilled,
  defaultToggled,
  addressFormClosed,
  addressFieldTyped,
  addressDraftRestored,
  pincodePlaced,
  pincodeNotFound,
  pincodeCheckFailed,
  addressSubmitted,
  addressSaved,
  addressSaveFailed,
  editedAddressVanished,
  addressChangeEnded,
  addressRemoved,
  defaultAddressPicked,
} = slice.actions;
export const addressesReducer = slice.reducer;
