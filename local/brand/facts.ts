import { gstStateOf } from '@/domain/invoices/gstStates';
import { gstinCheckDigit, isGstin } from '@/domain/invoices/gstin';
import type { store } from '@/domain/store';

type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : { readonly [K in keyof T]: Widened<T[K]> };
/** The fields of store.ts that law, courier or customers rely on. */
export type StoreFacts = Pick<
  Widened<typeof store>,
  | 'name'
  | 'url'
  | 'legalName'
  | 'legalAddress'
  | 'gstin'
  | 'gstState'
  | 'invoicePrefix'
  | 'creditNotePrefix'
  | 'orderPrefix'
  | 'supportEmail'
  | 'supportPhone'
  | 'grievanceOfficer'
  | 'adminEmail'
  | 'apiKey'
> & { licences: typeof store.licences; socials: typeof store.socials };

export interface Findings {
  /** Values that cannot work or break a rule. */
  wrong: string[];
  /** Placeholders that a demo may have and a real shop may not. */
  missing: string[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** Reserved for examples by RFC 2606. */
const EXAMPLE = /@(.+\.)?example(\.(com|net|org|in))?$|\.(example|invalid|test)$/;
const PIN_CODE = /\b[1-9]\d{2} ?\d{3}\b/;
/** An Indian number: ten digits after +91. */
const PHONE = /^\+91[\s-]?(?:\d[\s-]?){9}\d$/;
const PREFIX = /^[A-Z0-9]{2}$/;
const DEMO_GSTIN = '29DEMCO0000D1ZN';
const DEMO_API_KEY = 'glumist-web-1';

/** Digits that no real number has: four or more zeros at the end, one repeated digit, or 1234567. */
const isPlaceholder = (phone: string) => /0{4,}$|(\d)\1{7,}|1234567/.test(phone.replace(/\D/g, ''));

function gstinProblems({ gstin, gstState }: StoreFacts): Findings {
  const wrong: string[] = [];
  const { code } = gstStateOf(gstState);
  if (!code) wrong.push(`gstState: "${gstState}" is no state or union territory of India.`);
  if (!isGstin(gstin)) {
    const right = gstinCheckDigit(gstin.slice(0, 14));
    const hasForm = isGstin(gstin.slice(0, 14) + right);
    wrong.push(
      hasForm
        ? `gstin: the last character of ${gstin} should be ${right}. Compare it with your registration certificate.`
        : `gstin: "${gstin}" has not the form of a GSTIN: 15 characters, as in 29ABCDE1234F1Z5.`,
    );
  } else if (code && gstin.slice(0, 2) !== code) {
    wrong.push(`gstin: it begins with ${gstin.slice(0, 2)}, but the code of ${gstState} is ${code}.`);
  }
  return { wrong, missing: gstin === DEMO_GSTIN ? ['gstin: this is the number of the demo.'] : [] };
}

function contactProblems({ supportEmail, supportPhone, grievanceOfficer, adminEmail }: StoreFacts): Findings {
  const mails = { supportEmail, 'grievanceOfficer.email': grievanceOfficer.email, adminEmail };
  const wrong = Object.entries(mails)
    .filter(([, mail]) => !EMAIL.test(mail))
    .map(([name, mail]) => `${name}: "${mail}" is no email address.`);
  if (!PHONE.test(supportPhone))
    wrong.push(`supportPhone: "${supportPhone}" is no Indian number: +91 and ten digits.`);
  if (!grievanceOfficer.name.trim())
    wrong.push('grievanceOfficer.name: the Consumer Protection (E-Commerce) Rules ask for one.');
  const missing = Object.entries(mails)
    .filter(([, mail]) => EXAMPLE.test(mail))
    .map(([name, mail]) => `${name}: nobody receives mail at ${mail}.`);
  if (PHONE.test(supportPhone) && isPlaceholder(supportPhone))
    missing.push(`supportPhone: ${supportPhone} is a placeholder.`);
  return { wrong, missing };
}

function identityProblems(facts: StoreFacts): Findings {
  const { name, url, legalName, legalAddress, orderPrefix, invoicePrefix, creditNotePrefix } = facts;
  const wrong: string[] = [];
  const missing: string[] = [];
  if (!name.trim()) wrong.push('name: the shop has none.');
  if (!/[a-z0-9]/i.test(name)) wrong.push('name: file names need a Latin letter or a digit in it.');
  if (!legalName.trim()) wrong.push('legalName: invoices and the footer have to name the seller.');
  if (!PIN_CODE.test(legalAddress)) wrong.push('legalAddress: it has no PIN code of six digits.');
  if (url !== '' && !/^https:\/\/[^\s/]+$/.test(url))
    wrong.push(`url: "${url}" should be like https://shop.example, without a slash at its end.`);
  if (url === '')
    missing.push('url: empty, so mails and robots.txt name the address that Firebase gives the project.');
  if (!/^[A-Z0-9]{2,5}$/.test(orderPrefix))
    wrong.push(`orderPrefix: "${orderPrefix}" should be two to five capital letters or digits.`);
  if (!PREFIX.test(invoicePrefix) || !PREFIX.test(creditNotePrefix))
    wrong.push('invoicePrefix and creditNotePrefix: two capital letters or digits each.');
  if (invoicePrefix === creditNotePrefix)
    wrong.push('invoicePrefix and creditNotePrefix: invoices and credit notes need different ones.');
  return { wrong, missing };
}

/** The problems and gaps of store.ts, one sentence each. */
export function storeFindings(facts: StoreFacts): Findings {
  const parts = [identityProblems(facts), gstinProblems(facts), contactProblems(facts)];
  const { licences, socials, apiKey } = facts;
  const links = socials.filter(({ url }) => !/^https:\/\//.test(url)).map(({ name }) => name);
  return {
    wrong: [
      ...parts.flatMap(({ wrong }) => wrong),
      ...links.map((name) => `socials: the address of ${name} does not begin with https://.`),
      ...licences
        .filter(({ number }) => !number.trim())
        .map(({ name }) => `licences: ${name} has no number.`),
    ],
    missing: [
      ...parts.flatMap(({ missing }) => missing),
      ...(licences.length === 0
        ? ['licences: none. Who makes or imports cosmetics names the licence or registration.']
        : []),
      ...(apiKey === DEMO_API_KEY
        ? ['apiKey: this is the key of the demo. It is public; any other will do.']
        : []),
    ],
  };
}
