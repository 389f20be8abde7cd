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

/** Whether the person has or had this address, which they proved to own; `present` is empty without a verified one. */
export function isEmailOf(address: string, present: string, customer: Partial<Emails>): boolean {
  const own = [present, customer.email ?? '', ...(customer.formerEmails ?? [])];
  return address !== '' && own.some((one) => isSame(one, address));
}

/** Whether an account whose address is `present` had this one before; not without a present one. */
export function isFormerAddress(address: string, present: string, customer: Partial<Emails>): boolean {
  const had = [customer.email ?? '', ...(customer.formerEmails ?? [])];
  return present !== '' && !isSame(address, present) && had.some((one) => isSame(one, address));
}
