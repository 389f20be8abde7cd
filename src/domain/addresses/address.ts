import { messages as fields } from '../text/messages';
import { isPhone } from '../text/phone';
import { messages } from './messages';
import { isPincode } from './pincode';

/** One entry of `users/{uid}.address`; `createdAt` (ISO) is its identity. */
export interface Address {
  name: string;
  phone: string;
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  pincode: string;
  landmark: string;
  isDefault: boolean;
  createdAt: string;
}

export type AddressForm = Omit<Address, 'isDefault' | 'createdAt'>;
export type AddressField = keyof AddressForm;
export type AddressErrors = Partial<Record<AddressField, string>>;

export const MAX_ADDRESSES = 10;

/** Characters, also held by firestore.rules. */
export const ADDRESS_LIMITS: Record<AddressField, number> = {
  name: 80,
  phone: 10,
  addressLine1: 150,
  addressLine2: 150,
  city: 60,
  state: 60,
  pincode: 6,
  landmark: 100,
};

export const EMPTY_ADDRESS: AddressForm = {
  name: '',
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  state: '',
  pincode: '',
  landmark: '',
};

export const ADDRESS_KEYS = Object.keys(EMPTY_ADDRESS) as AddressField[];

export const isSameAddress = (a: AddressForm, b: AddressForm): boolean =>
  ADDRESS_KEYS.every((field) => a[field] === b[field]);

type RequiredText = 'name' | 'addressLine1' | 'city' | 'state';
type MissingTexts = Record<RequiredText, string>;

const REQUIRED = Object.keys(messages.missing) as RequiredText[];

/** Trims every field and folds white space, because a label must not contain a line break. */
export function tidyAddress(form: AddressForm): AddressForm {
  const tidy = { ...form };
  for (const field of ADDRESS_KEYS) {
    tidy[field] = form[field].replace(/\s+/g, ' ').trim();
  }
  return tidy;
}

/** Errors by field; empty when the form is valid. `missing` are the texts for someone else's address. */
export function validateAddress(form: AddressForm, missing: MissingTexts = messages.missing): AddressErrors {
  const tidy = tidyAddress(form);
  const errors: AddressErrors = {};
  for (const field of REQUIRED) if (!tidy[field]) errors[field] = missing[field];
  if (!isPhone(tidy.phone)) errors.phone = fields.wrongPhone;
  if (!isPincode(tidy.pincode)) errors.pincode = messages.wrongPincode;
  for (const field of Object.keys(ADDRESS_LIMITS) as AddressField[]) {
    const limit = ADDRESS_LIMITS[field];
    if (/[<>]/.test(tidy[field])) errors[field] ??= fields.brackets;
    if (!errors[field] && tidy[field].length > limit) errors[field] = fields.tooLong(limit);
  }
  return errors;
}

/** The address on load: the one with isDefault, otherwise the first. */
export function defaultAddress(addresses: readonly Address[]): Address | undefined {
  return addresses.find((address) => address.isDefault) ?? addresses[0];
}

/** Street part in one line, as a courier's label shows it. */
export function streetOf(address: Pick<Address, 'addressLine1' | 'addressLine2' | 'landmark'>): string {
  return [address.addressLine1, address.addressLine2, address.landmark].filter(Boolean).join(', ');
}

export interface Consignee {
  name: string;
  phone: string;
  street: string;
  pincode: string;
  city: string;
  state: string;
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

const wordsOf = (...texts: string[]) =>
  texts
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words that people write between the parts of an address. */
const CONNECTIVES = ['near', 'landmark', 'pin', 'pincode', 'code', 'india'];

/**
 * The number of words of the saved address that a street leaves out; null when the street is another place.
 * A street must contain all of line 1 and no word beyond the saved address, in any order.
 */
function wordsLeftOut(street: string, address: Address): number | null {
  const { addressLine1, addressLine2, landmark, city, state, pincode } = address;
  const streetWords = new Set(wordsOf(street));
  const lineWords = new Set(wordsOf(addressLine1, addressLine2, landmark));
  const allowed = new Set([...lineWords, ...wordsOf(city, state, pincode), ...CONNECTIVES]);
  const same =
    wordsOf(addressLine1).every((word) => streetWords.has(word)) &&
    [...streetWords].every((w) => allowed.has(w));
  return same ? [...lineWords].filter((word) => !streetWords.has(word)).length : null;
}

/** The saved address that matches a parcel's consignee best. Parcels only go to saved addresses. */
export function findConsignee(addresses: readonly Address[], to: Consignee): Address | undefined {
  let best: { address: Address; leftOut: number } | undefined;
  for (const address of addresses) {
    const same =
      fold(address.name) === fold(to.name) &&
      address.phone === to.phone.trim() &&
      address.pincode === to.pincode.trim() &&
      fold(address.city) === fold(to.city) &&
      fold(address.state) === fold(to.state);
    const leftOut = same ? wordsLeftOut(to.street, address) : null;
    if (leftOut !== null && (!best || leftOut < best.leftOut)) best = { address, leftOut };
  }
  return best?.address;
}
