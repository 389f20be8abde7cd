import type { EditKind } from './kinds';

/** The names of a kind: for one, for all, and for the link to a new one. */
interface KindNames {
  one: string;
  many: string;
  add: string;
}

const kinds: Record<EditKind, KindNames> = {
  products: { one: 'product', many: 'Products', add: 'Add product' },
  combos: { one: 'combo', many: 'Combos', add: 'Add combo' },
  offers: { one: 'offer', many: 'Offers', add: 'Add offer' },
  banners: { one: 'banner', many: 'Banners', add: 'Add banner' },
  highlights: { one: 'highlight', many: 'Highlights', add: 'Add highlight' },
};

export const messages = {
  kinds,
  network: 'The shop could not be reached. Check your connection and try again.',
  failed: 'Something went wrong on our side. Please try again.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  bankReference: 'The bank’s number of the transfer',
  bankReferenceMissing: 'Please give the number, so that the transfer can be found again.',
  settingsLeaving: 'The settings you changed are not saved.',
};
