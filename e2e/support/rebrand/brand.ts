/** Another shop's facts, colours and drawings, in the places that docs/make-it-yours.md names. */
export const BRAND = {
  name: 'Neem & Rain',
  legalName: 'Neem and Rain LLP',
  supportEmail: 'care@neemrain.in',
  gstin: '27AAPFU0939F1ZV',
  invoicePrefix: 'NR',
  orderPrefix: 'NRN',
  /** Of logo.svg, which no other drawing of the shop has. */
  logoViewBox: '0 0 240 60',
} as const;

/** Each fact of store.ts that names the shop, by the line that it begins with. */
const FACTS: readonly [line: string, value: string][] = [
  ['name:', BRAND.name],
  ['tagline:', 'Hair oils pressed in Pune, and soap for hard water.'],
  ['url:', 'https://neemrain.in'],
  ['legalName:', BRAND.legalName],
  ['legalAddress:', '4 Turner Road, Mumbai 400050, Maharashtra'],
  ['gstin:', BRAND.gstin],
  ['gstState:', 'Maharashtra'],
  ['invoicePrefix:', BRAND.invoicePrefix],
  ['creditNotePrefix:', 'NC'],
  ['supportEmail:', BRAND.supportEmail],
  ['supportPhone:', '+91 22 6123 4589'],
  ['adminEmail:', 'owner@neemrain.in'],
  ['orderPrefix:', BRAND.orderPrefix],
  ['apiKey:', 'neem-rain-web-1'],
];

const LISTS: readonly [from: RegExp, to: string][] = [
  [/(\n {2}licences: )\[[^\]]*\]/, "$1[{ name: 'Cosmetics manufacturing licence', number: 'MH/2024/0917' }]"],
  [/(\n {2}socials: )\[[^\]]*\]/, "$1[{ name: 'Instagram', url: 'https://instagram.com/neemrain' }]"],
  [/(\n {2}grievanceOfficer: ){[^}]*}/, "$1{ name: 'R. Mehta', email: 'grievance@neemrain.in' }"],
  [/(\n {2}logo: ){[^}]*}/, "$1{ file: '/brand/logo.svg', width: 240, height: 60 }"],
];

/** By their names in tokens.ts. */
export const COLOURS = {
  paper: '#f6f7fd',
  dew: '#4b2a86',
  'dew-hover': '#3c216d',
  'dew-press': '#2c1852',
  'dew-tint': '#e6e0f3',
  peach: '#f9d77e',
} as const;

/** The accent of a mail in a dark mail program. */
export const DARK_DEW = '#c3b1ee';

export const DRAWINGS = {
  'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BRAND.logoViewBox}" fill="currentColor"><circle cx="30" cy="30" r="22"/><path d="M64 24h160v12H64z"/></svg>\n`,
  'mark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="currentColor"><circle cx="24" cy="24" r="20"/></svg>\n',
};

function replaced(text: string, from: RegExp, to: string): string {
  if (!from.test(text)) throw new Error(`Not found: ${from.source}`);
  return text.replace(from, to);
}

/** The text of src/domain/store.ts with the other shop's facts. Throws where it has no such line. */
export function rebrandStore(text: string): string {
  const facts = FACTS.map(([line, value]): [RegExp, string] => [
    new RegExp(`(\\n  ${line} )(?:'[^']*'|"[^"]*")`),
    `$1${JSON.stringify(value)}`,
  ]);
  return [...facts, ...LISTS].reduce((changed, [from, to]) => replaced(changed, from, to), text);
}

/** The text of src/ui/theme/tokens.ts with the other shop's colours; those for more contrast stay. */
export function rebrandTokens(text: string): string {
  const withDarkMail = replaced(text, /(\n {2}dew: )'#[0-9a-f]{6}'/, `$1'${DARK_DEW}'`);
  return Object.entries(COLOURS).reduce(
    (changed, [name, colour]) =>
      replaced(changed, new RegExp(`(\\n  --${name}: )#[0-9a-f]{6}`), `$1${colour}`),
    withDarkMail,
  );
}
