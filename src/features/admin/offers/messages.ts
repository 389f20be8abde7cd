import { formatCount } from '@/domain/text/count';
import { plural } from '@/domain/text/plural';
import { formatRupees } from '@/domain/money/money';
import type { Offer } from '@/domain/offers/offer';
import { scopeNames, scopeOf, type OfferScope } from '@/domain/offers/scope';
import { capital } from '../scheduled';

/** The scopes, as the form names them. */
export const scopeWords: Record<OfferScope['kind'], string> = {
  all: 'Everything',
  products: 'Chosen products and combos',
  categories: 'Chosen categories',
  first_order: 'A first order',
};

export const scopeHints: Record<OfferScope['kind'], string> = {
  all: 'Everything in the cart.',
  products: 'The cart needs one of these. Nothing else gets cheaper.',
  categories: 'The cart needs a product of these. Nothing else gets cheaper. A combo is in no category.',
  first_order:
    'For people whose account and mobile number have no order yet. One that was cancelled does not count.',
};

export const scopeTexts = {
  heading: 'What it is for',
  label: 'For',
  items: 'Products and combos',
  choose: 'Choose products',
  takeOut: (name: string) => `Take out ${name}`,
  categories: 'Categories',
  categoriesHint: 'Separated by commas',
  itemsHint: 'Only of what it is for; a combo counts as one',
  subtotalHint: 'Only of what it is for',
  shopper: 'Tried by',
  newcomer: 'Somebody who never ordered',
  customer: 'Somebody who has ordered before',
} as const;

/** An offer's scope in a few words; empty for everything. */
function forWords(offer: Offer): string {
  const scope = scopeOf(offer);
  if (scope.kind === 'first_order') return 'on a first order';
  return scopeNames(scope) ? `for ${scopeNames(scope)}` : '';
}

/** Scope and conditions in a few words. */
export function conditionsText(offer: Offer): string {
  const { minProducts, minSubtotal, perUserLimit } = offer;
  const conditions = [
    forWords(offer),
    minProducts ? plural(minProducts, { one: 'from # item', other: 'from # items' }) : '',
    minSubtotal ? `from ${formatRupees(minSubtotal)}` : '',
    perUserLimit === 1 ? 'once per person' : perUserLimit ? `${perUserLimit} times per person` : '',
  ];
  return capital(conditions.filter(Boolean).join(', '));
}

export const formTexts = {
  code: 'Code',
  codeHint: 'What shoppers type: 3 to 20 letters, digits, - or _',
  title: 'Title',
  titleHint: 'Shown at the top of every page, beside the code',
  gives: 'What it gives',
  type: 'Type',
  who: 'Who can use it',
  minProducts: 'From how many items',
  minProductsHint: 'A combo counts as one',
  minSubtotal: 'From a subtotal of, in ₹',
  usageLimit: 'Uses in all',
  usageLimitHint: 'Leave it empty for no limit',
  perUserLimit: 'Uses per person',
  on: 'Shoppers see it and can use it, within its time.',
  off: 'Shoppers do not see it, and its code is refused.',
} as const;

/** The band at the top of the shop. */
export const bandTexts = { code: 'CODE', copy: 'Copy' } as const;

export const trialTexts = {
  label: 'Trial',
  heading: 'Try it',
  empty: 'Put something in a cart, and see what it would pay.',
  cart: 'Cart',
  add: 'Add to the cart',
  each: (rupees: number) => `${formatRupees(rupees)} each`,
  takeOut: (name: string) => `Take out ${name}`,
  quantity: (name: string) => `Quantity of ${name}`,
  paidBy: 'Paid by',
  subTotal: 'Subtotal',
  offer: 'Offer',
  paidOnline: 'Paid online',
  delivery: 'Delivery',
  deliveryOff: (rupees: number) => `Delivery, ${formatRupees(rupees)} off`,
  deliveryFee: (rupees: number) => (rupees > 0 ? formatRupees(rupees) : 'Free'),
  total: 'To pay',
  notYet: 'The figures of the offer need another look first.',
  now: (message: string) => `Once it runs. Now shoppers would be told: ${message}`,
} as const;

export const listTexts = {
  title: 'Offers',
  add: 'Add offer',
  search: 'Search offers',
  placeholder: 'Code or title',
  filter: 'Filter by status',
  all: 'All',
  count: (count: number) => plural(count, { one: '# offer', other: '# offers' }),
  used: (count: number, limit = 0) => {
    const uses = formatCount(count);
    return limit > 0 ? `${uses} of ${formatCount(limit)} used` : `${uses} used`;
  },
  none: {
    title: 'No offers yet',
    text: 'An offer is a code that takes something off, or gives something free.',
  },
  nothingFound: {
    title: 'Nothing found',
    text: 'Search for something else, or remove a filter.',
  },
  columns: { what: 'Offer', rules: 'Rules', status: 'Status', used: 'Used', toggle: 'Switch' },
} as const;
