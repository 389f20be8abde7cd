import { defaultAddress, type Address } from '@/domain/address';
import type { AddressesState } from './addressesSlice';

export interface AddressesRoot {
  addresses: AddressesState;
}

const NONE: Address[] = [];

export const selectAddresses = ({ addresses }: AddressesRoot): Address[] =>
  addresses.list.status === 'ready' ? addresses.list.value : NONE;

export const selectAddressesStatus = ({ addresses }: AddressesRoot) => addresses.list.status;

export const selectAddressForm = ({ addresses }: AddressesRoot) => addresses.form;

/** The picked address, otherwise the one with isDefault, otherwise the first. */
export function selectChosenAddress(state: AddressesRoot): Address | undefined {
  const all = selectAddresses(state);
  return all.find((address) => address.createdAt === state.addresses.chosen) ?? defaultAddress(all);
}
