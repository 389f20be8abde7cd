import { ADDRESS_KEYS, EMPTY_ADDRESS, type Address, type AddressField, type AddressForm } from './address';
import type { PincodePlace } from './pincode';

/** A typed address form, with the fields that were filled in from the PIN code. */
export interface AddressEntry extends AddressForm {
  filledCity: string;
  filledState: string;
  /** createdAt of the address that is edited; empty for a new one. */
  editing: string;
  /** 'yes': it becomes the default address. */
  byDefault: '' | 'yes';
}

const NO_EXTRAS = { filledCity: '', filledState: '', editing: '', byDefault: '' } as const;
export const EMPTY_ENTRY: AddressEntry = { ...EMPTY_ADDRESS, ...NO_EXTRAS };

export function formOf(entry: AddressForm): AddressForm {
  const form = { ...EMPTY_ADDRESS };
  for (const field of ADDRESS_KEYS) form[field] = entry[field];
  return form;
}

export function entryOf(address: Address): AddressEntry {
  return { ...formOf(address), ...NO_EXTRAS, editing: address.createdAt };
}

/** A typed field no longer counts as filled in. */
export function typeInto(entry: AddressEntry, field: AddressField, text: string): AddressEntry {
  const typed = { ...entry, [field]: text };
  if (field === 'city') typed.filledCity = '';
  if (field === 'state') typed.filledState = '';
  return typed;
}

/**
 * Fills in city and state of a PIN code where a field is empty or was filled in before; never over typed
 * text. Without a place, values from another PIN code are removed.
 */
export function fillPlace(entry: AddressEntry, place: PincodePlace | null): AddressEntry {
  const next = { ...entry };
  if (entry.city === entry.filledCity) next.city = next.filledCity = place?.city ?? '';
  if (entry.state === entry.filledState) next.state = next.filledState = place?.states[0] ?? '';
  return next;
}
