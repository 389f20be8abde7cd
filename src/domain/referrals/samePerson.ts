import type { Address } from '../addresses/address';

/** A person's data from account, addresses and orders, for the comparison. */
export interface Person {
  emails: readonly string[];
  phones: readonly string[];
  addresses: readonly Pick<Address, 'pincode' | 'addressLine1'>[];
}

/** Normalises an email to its inbox: without a '+' suffix, and for Gmail without dots. */
export function inboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const plain = name.replace(/\+.*$/, '');
  return `${/^(gmail|googlemail)\.com$/.test(host) ? plain.replaceAll('.', '') : plain}@${host}`;
}

/** The last ten digits: a mobile number of India with or without its country. */
const numberOf = (phone: string): string => phone.replace(/\D/g, '').slice(-10);

/** PIN code and first address line, without case, spaces and punctuation. */
const doorOf = ({ pincode, addressLine1 }: Person['addresses'][number]): string => {
  const line = addressLine1.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return line && `${pincode} ${line}`;
};

const marksOf = ({ emails, phones, addresses }: Person): string[] =>
  [
    ...emails.filter((email) => email.includes('@')).map(inboxOf),
    ...phones.map(numberOf),
    ...addresses.map(doorOf),
  ].filter(Boolean);

/** Whether two people share an inbox, a phone number or a door. */
export function isSamePerson(one: Person, other: Person): boolean {
  const known = new Set(marksOf(one));
  return marksOf(other).some((mark) => known.has(mark));
}
