import { defaultAddress, type Address } from '@/domain/addresses/address';
import { isPhone } from '@/domain/text/phone';
import type { Customer, CustomerProfile } from './customer';

/** A customer's own document as stored. Browsers write it, so no field can be trusted. */
export interface OwnDocument {
  fields: Readonly<Record<string, unknown>>;
  addresses: readonly Address[];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A stored moment as ISO: text, or a Firestore timestamp. Empty where it is neither. */
function momentOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'toDate' in value) {
    const date: unknown = (value as { toDate: () => unknown }).toDate();
    return date instanceof Date ? date.toISOString() : '';
  }
  const date = new Date(textOf(value) || Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))];

/**
 * A person's profile from the account's documents. `since` keeps its first value, because the index is
 * sorted by it; a future date from a browser counts as now.
 */
export function profileOf(
  { fields, addresses }: OwnDocument,
  known: Pick<Customer, 'email' | 'since' | 'accountName'>,
  now: Date,
): CustomerProfile {
  const main = defaultAddress(addresses);
  const sorted = main ? [main, ...addresses.filter((one) => one !== main)] : [];
  const joined = momentOf(fields['createdAt']);
  const present = now.toISOString();
  return {
    email: textOf(fields['email']) || known.email,
    names: unique([
      textOf(fields['displayName']) || textOf(known.accountName),
      ...sorted.map(({ name }) => name.trim()),
    ]),
    phones: unique([textOf(fields['phone']), ...sorted.map(({ phone }) => phone)]).filter(isPhone),
    cities: unique(sorted.map(({ city }) => city.trim())),
    since: known.since || (joined && joined <= present ? joined : present),
  };
}

/** Whether a stored customer equals their profile. */
export const isSameProfile = (one: CustomerProfile, other: CustomerProfile): boolean =>
  one.email === other.email &&
  one.since === other.since &&
  (['names', 'phones', 'cities'] as const).every(
    (field) => one[field].join('\n') === other[field].join('\n'),
  );

/** The customer's display name: a name, else the email. */
export const customerName = ({ names, email }: Pick<Customer, 'names' | 'email'>): string =>
  names[0] ?? email;
