import { MAX_ADDRESSES, tidyAddress, type Address, type AddressForm } from '@/domain/address';

/** Adds a tidied form; the first address of all becomes the default. Unchanged when the book is full. */
export function addAddress(book: readonly Address[], form: AddressForm, createdAt: string): Address[] {
  if (book.length >= MAX_ADDRESSES) return [...book];
  return [...book, { ...tidyAddress(form), isDefault: book.length === 0, createdAt }];
}

/** Takes an address out; when it was the default, the first of the others is. */
export function removeAddress(book: readonly Address[], createdAt: string): Address[] {
  const left = book.filter((address) => address.createdAt !== createdAt);
  if (left.some((address) => address.isDefault)) return left;
  return left.map((address, at) => ({ ...address, isDefault: at === 0 }));
}

export function makeDefault(book: readonly Address[], createdAt: string): Address[] {
  return book.map((address) => ({ ...address, isDefault: address.createdAt === createdAt }));
}
