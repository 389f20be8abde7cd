import {
  isSameAddress,
  MAX_ADDRESSES,
  tidyAddress,
  type Address,
  type AddressForm,
} from '@/domain/addresses/address';

/** The request to save the form. */
export interface AddressToSave {
  form: AddressForm;
  /** createdAt of the address that is edited; empty for a new one. */
  editing: string;
  /** Makes it the default address; false leaves the default unchanged. */
  byDefault: boolean;
}

export type BookChange =
  | { kind: 'saved'; book: Address[]; createdAt: string }
  | { kind: 'full' }
  /** The edited address no longer exists. */
  | { kind: 'gone' };

/** Removes an address; if it was the default, the first of the others becomes the default. */
export function removeAddress(book: readonly Address[], createdAt: string): Address[] {
  const left = book.filter((address) => address.createdAt !== createdAt);
  if (left.some((address) => address.isDefault)) return left;
  return left.map((address, at) => ({ ...address, isDefault: at === 0 }));
}

/** Returns the list unchanged when the address is gone. */
export function makeDefault(book: readonly Address[], createdAt: string): Address[] {
  if (!book.some((address) => address.createdAt === createdAt)) return [...book];
  return book.map((address) => ({ ...address, isDefault: address.createdAt === createdAt }));
}

/** Adds an address; the first of all becomes the default. An equal address is not added twice. */
function add(book: readonly Address[], form: AddressForm, createdAt: string): BookChange {
  const existing = book.find((address) => isSameAddress(address, form));
  if (existing) return { kind: 'saved', book: [...book], createdAt: existing.createdAt };
  if (book.length >= MAX_ADDRESSES) return { kind: 'full' };
  const added = { ...form, isDefault: book.length === 0, createdAt };
  return { kind: 'saved', book: [...book, added], createdAt };
}

function edit(book: readonly Address[], form: AddressForm, createdAt: string): BookChange {
  if (!book.some((address) => address.createdAt === createdAt)) return { kind: 'gone' };
  const edited = book.map((address) => (address.createdAt === createdAt ? { ...address, ...form } : address));
  return { kind: 'saved', book: edited, createdAt };
}

/** Saves a form to the current address book; `now` (ISO) becomes the identity of a new address. */
export function saveToBook(book: readonly Address[], request: AddressToSave, now: string): BookChange {
  const form = tidyAddress(request.form);
  const change = request.editing ? edit(book, form, request.editing) : add(book, form, now);
  if (change.kind !== 'saved' || !request.byDefault) return change;
  return { ...change, book: makeDefault(change.book, change.createdAt) };
}
