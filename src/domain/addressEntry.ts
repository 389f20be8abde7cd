import { EMPTY_ADDRESS, type AddressField, type AddressForm } from './address';
import type { PincodePlace } from './pincode';

/** An address that is being typed, and what of it was filled in from the PIN code instead. */
export interface AddressEntry extends AddressForm {
  filledCity: string;
  filledState: string;
}

export const EMPTY_ENTRY: AddressEntry = { ...EMPTY_ADDRESS, filledCity: '', filledState: '' };

export function formOf({ filledCity: _city, filledState: _state, ...form }: AddressEntry): AddressForm {
  return form;
}

/** What is typed is the shopper's own from then on. */
export function typeInto(entry: AddressEntry, field: AddressField, text: string): AddressEntry {
  const typed = { ...entry, [field]: text };
  if (field === 'city') typed.filledCity = '';
  if (field === 'state') typed.filledState = '';
  return typed;
}

/**
 * Fills in where the PIN code is, where a field is empty or was filled in before; never over what was typed. Without
 * a place what another code had filled in goes.
 */
export function fillPlace(entry: AddressEntry, place: PincodePlace | null): AddressEntry {
  const next = { ...entry };
  if (entry.city === entry.filledCity) next.city = next.filledCity = place?.city ?? '';
  if (entry.state === entry.filledState) next.state = next.filledState = place?.states[0] ?? '';
  return next;
}
