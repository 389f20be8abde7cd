import { createSelector } from '@reduxjs/toolkit';
import { defaultAddress, type Address } from '@/domain/address';
import { stateNamed } from '@/domain/indianStates';
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
export const selectAddressEntry = ({ addresses }: AddressesRoot) => addresses.entry;

/** A gentle word beside a field; it never keeps anybody from saving. */
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

/** What was found for the PIN code, for those who do not see it appear. */
export const selectPlaced = ({ addresses: { pincode } }: AddressesRoot) =>
  pincode.kind === 'found' ? messages.placed(pincode.place) : '';

/** The picked address, otherwise the one with isDefault, otherwise the first. */
export function selectChosenAddress(state: AddressesRoot): Address | undefined {
  const all = selectAddresses(state);
  return all.find((address) => address.createdAt === state.addresses.chosen) ?? defaultAddress(all);
}
