import type { Customer } from '@/domain/customers/record/customer';
import { scoreTexts } from './rank';
import { searchEntryId, searchTokensOf, type SearchTokens } from './searchEntry';
import type { Term } from './searchPlan';
import type { SearchText } from './searchTexts';

/** `customerSearch/{id}`: the search index entry of one customer. Only the functions read it. */
export interface CustomerEntry extends SearchTokens {
  uid: string;
}

/** The searched fields of a customer. */
export type SearchedCustomer = Pick<
  Customer,
  'uid' | 'since' | 'email' | 'names' | 'phones' | 'cities' | 'tags'
>;

/** The indexed texts of a customer, most specific first. */
function customerTexts({ email, names, phones, cities, tags }: SearchedCustomer): SearchText[] {
  const words = (weight: number) => (text: string) => ({ as: 'words' as const, text, weight });
  const texts: SearchText[] = [
    ...phones.map((text) => ({ as: 'code' as const, text, weight: 1 })),
    ...names.map((text, at) => words(at === 0 ? 1 : 0.8)(text)),
    // The mail provider's domain would match every second customer.
    words(0.7)(email.split('@')[0] ?? ''),
    ...cities.map(words(0.8)),
    ...tags.map(words(0.8)),
  ];
  return texts.filter(({ text }) => text !== '');
}

/** Entries sort the newest account first, as those of orders do. */
export const customerEntryId = ({ uid, since }: Pick<Customer, 'uid' | 'since'>): string =>
  searchEntryId({ createdAt: since, orderId: uid });

export const customerEntryOf = (customer: SearchedCustomer): CustomerEntry => ({
  uid: customer.uid,
  ...searchTokensOf(customerTexts(customer)),
});

/** Match score of a customer for typed terms; null where a term does not match. */
export const scoreCustomer = (
  customer: SearchedCustomer,
  terms: readonly Term[],
  isFuzzy: boolean,
): number | null => scoreTexts({ texts: customerTexts(customer), email: customer.email }, terms, isFuzzy);
