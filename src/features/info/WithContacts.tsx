import { Fragment } from 'react';
import { store, supportPhoneUrl } from '@/domain/store';

const { supportEmail, supportPhone, grievanceOfficer } = store;
const HELPLINE = 'consumerhelpline.gov.in';
const LINKS = new Map<string, string>([
  [supportEmail, `mailto:${supportEmail}`],
  [grievanceOfficer.email, `mailto:${grievanceOfficer.email}`],
  [supportPhone, supportPhoneUrl()],
  [HELPLINE, `https://${HELPLINE}`],
]);
const escaped = [...LINKS.keys()].map((text) => text.replace(/[.+*?^${}()|[\]\\]/g, '\\$&'));
const CONTACT = new RegExp(`(${escaped.join('|')})`);

/** A paragraph that links the shop's email addresses and phone numbers in its text. */
export function WithContacts({ text }: { text: string }) {
  return text.split(CONTACT).map((part, index) => {
    const href = LINKS.get(part);
    return href ? (
      <a key={index} href={href}>
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    );
  });
}
