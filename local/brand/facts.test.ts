import { store } from '@/domain/store';
import { storeFindings, type StoreFacts } from './facts';

const REAL: StoreFacts = {
  ...store,
  name: 'Neem & Rain',
  url: 'https://neemrain.in',
  legalName: 'Neem and Rain LLP',
  legalAddress: '4 Turner Road, Mumbai 400050, Maharashtra',
  gstin: '27AAPFU0939F1ZV',
  gstState: 'Maharashtra',
  supportEmail: 'care@neemrain.in',
  supportPhone: '+91 22 6123 4589',
  grievanceOfficer: { name: 'R. Mehta', email: 'grievance@neemrain.in' },
  adminEmail: 'admin@neemrain.in',
  apiKey: 'neem-rain-web-1',
  licences: [{ name: 'Cosmetics manufacturing licence', number: 'MH/2024/0917' }],
  socials: [{ name: 'Instagram', url: 'https://instagram.com/neemrain' }],
};

test('a shop with all facts has no findings', () => {
  expect(storeFindings(REAL)).toEqual({ wrong: [], missing: [] });
});

test('the demo shop has no wrong facts, and each invented fact is named', () => {
  const { wrong, missing } = storeFindings(store);
  expect(wrong).toEqual([]);
  const named = missing.map((sentence) => sentence.split(':')[0]);
  expect(named).toEqual([
    ...['url', 'gstin', 'supportEmail', 'grievanceOfficer.email', 'adminEmail', 'supportPhone'],
    ...['licences', 'apiKey'],
  ]);
});

test.each<[Partial<StoreFacts>, string]>([
  [{ gstin: '27AAPFU0939F1ZW' }, 'gstin: the last character of 27AAPFU0939F1ZW should be V.'],
  [{ gstin: '27AAPFU0939' }, 'gstin: "27AAPFU0939" has not the form of a GSTIN'],
  [{ gstState: 'Kerala' }, 'gstin: it begins with 27, but the code of Kerala is 32.'],
  [{ gstState: 'Wakanda' }, 'gstState: "Wakanda" is no state'],
  [{ legalAddress: '4 Turner Road, Mumbai' }, 'legalAddress: it has no PIN code'],
  [{ legalName: ' ' }, 'legalName: invoices'],
  [{ name: '' }, 'name: the shop has none.'],
  [{ supportPhone: '022-6123' }, 'supportPhone: "022-6123" is no Indian number'],
  [{ supportEmail: 'care@' }, 'supportEmail: "care@" is no email address.'],
  [{ grievanceOfficer: { name: '', email: 'a@b.in' } }, 'grievanceOfficer.name:'],
  [{ url: 'http://neemrain.in' }, 'url: "http://neemrain.in" should be like'],
  [{ url: 'https://neemrain.in/' }, 'url: "https://neemrain.in/" should be like'],
  [{ orderPrefix: 'neem-' }, 'orderPrefix: "neem-"'],
  [{ invoicePrefix: 'NRX' }, 'invoicePrefix and creditNotePrefix: two capital'],
  [{ invoicePrefix: 'NR', creditNotePrefix: 'NR' }, 'invoicePrefix and creditNotePrefix: invoices and'],
  [{ socials: [{ name: 'X', url: 'javascript:alert(1)' }] }, 'socials: the address of X'],
  [{ licences: [{ name: 'Import registration', number: '' }] }, 'licences: Import registration has no'],
])('%j is reported as wrong', (change, sentence) => {
  const { wrong } = storeFindings({ ...REAL, ...change });
  expect(wrong).toContainEqual(expect.stringContaining(sentence));
});

test.each(['+91 80 4000 0000', '+91 99999 99999', '+91 1234567890'])(
  '%s is reported as a placeholder',
  (supportPhone) => {
    expect(storeFindings({ ...REAL, supportPhone }).missing).toEqual([
      `supportPhone: ${supportPhone} is a placeholder.`,
    ]);
  },
);
