import { createSelector } from '@reduxjs/toolkit';
import { defaultAddress, type Address } from '@/domain/addresses/address';
import { stateNamed } from '@/domain/addresses/indianStates';
import type { AddressesState } from './addressesSlice';
import { messages } from './messages';

export interface AddressesRoot {
  addresses: AddressesState;
}

const NONE: Address[] = [];

export const selectAddresses = ({ addresses }: AddressesRoot): Address[] =>
  addresses.list.status === 'ready' ? addresses.list.value : NONE;

export const selectAddressesStatus = ({ addresses }: AddressesRoot) => addresses.list.status;

export const selectAddressForm = ({ addresses }: AddressesRoot) => addresses.form;
export const selectMissedAddresses = ({ addresses }: AddressesRoot) => addresses.missed;
export const selectAddressEntry = ({ addresses }: AddressesRoot) => addresses.entry;

/** The form's title. */
export const selectAddressFormTitle = ({ addresses }: AddressesRoot) =>
  addresses.entry.editing ? messages.formTitle.editAddress : messages.formTitle.addNewAddress;
/** The saved address in the form; undefined for a new one. */
export const selectEditedAddress = (state: AddressesRoot) =>
  selectAddresses(state).find(({ createdAt }) => createdAt === state.addresses.entry.editing);
/** Says that the edited address was removed elsewhere; empty otherwise. */
export const selectLostNote = ({ addresses }: AddressesRoot) => (addresses.lost ? messages.lost : '');
/** Whether there is a default other than the address in the form. */
export const selectMayBeDefault = (state: AddressesRoot) =>
  selectAddresses(state).some(
    ({ isDefault, createdAt }) => isDefault && createdAt !== state.addresses.entry.editing,
  );
/** createdAt of the address that is being removed or made the default. */
export const selectChangingAddress = ({ addresses }: AddressesRoot) => addresses.changing;

/** A doubt about the PIN code; it never blocks the save. */
export const selectPincodeDoubts = createSelector(
  (state: AddressesRoot) => state.addresses.pincode,
  (state: AddressesRoot) => state.addresses.entry.state,
  (finding, typed): Partial<Record<'pincode' | 'state', string>> => {
    if (finding.kind === 'unknown') return { pincode: messages.unknownPincode };
    const state = stateNamed(typed);
    if (finding.kind === 'none' || !state || finding.place.states.includes(state)) return {};
    return { state: messages.elsewhere(finding.place) };
  },
);

/** Tells screen readers what was filled in from the PIN code. */
export const selectPlaced = ({ addresses: { pincode } }: AddressesRoot) =>
  pincode.kind === 'found' ? messages.placed(pincode.place) : '';

/** `createdAt` of the address that the shopper picked; null: the default is chosen. */
export const selectPickedAddress = ({ addresses }: AddressesRoot) => addresses.chosen;

/** The picked address, otherwise the one with isDefault, otherwise the first. */
export function selectChosenAddress(state: AddressesRoot): Address | undefined {
  const all = selectAddresses(state);
  return all.find((address) => address.createdAt === state.addresses.chosen) ?? defaultAddress(all);
}
