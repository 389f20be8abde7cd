import type { Customer } from './customer';

/** Former addresses that are kept of one account. */
const MAX_FORMER = 10;

type Emails = Pick<Customer, 'email' | 'formerEmails'>;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The former addresses of a customer whose account has `email` now. */
export function formerEmailsOf({ email: before, formerEmails = [] }: Emails, email: string): string[] {
  const left = before === '' || isSame(before, email) ? [] : [before];
  const others = formerEmails.filter((one) => !isSame(one, email) && !left.some((last) => isSame(one, last)));
  return [...others, ...left].slice(-MAX_FORMER);
}

/**
 * Where a mail to an account goes: to the address that it has now, if it is addressed to a former one. `present` is the
 * address in the person's own document, which a login writes before the customer is brought up to date.
 */
export function presentAddress(to: string, present: string, customer: Partial<Emails>): string {
  const former = [customer.email ?? '', ...(customer.formerEmails ?? [])];
  return present !== '' && former.some((one) => isSame(one, to)) ? present : to;
}
