/** The benches of `npm run bench -- NAME`: the module below bench/, and its subject. */
export const BENCHES = {
  admin: {
    module: './admin/run',
    about: 'three tasks of the team: presses and seconds, with the presses of two other admins beside them',
  },
  checkout: {
    module: './checkout',
    about: 'checkouts: how quick, how many, and whether any is lost or doubled',
  },
  webhook: { module: './webhook', about: "Razorpay's webhook: until it is answered and the order is placed" },
  cold: {
    module: './cold',
    about: 'a function: from its start to its first answer, and the size of what it loads',
  },
  functions: { module: './functions', about: 'warm functions at 50 calls a second' },
  scale: {
    module: './scale/run',
    about: 'the tables of docs/SCALE.md, from measured figures and assumptions',
  },
  faults: {
    module: './faults/run',
    about: 'crowds, kills, outages and lies, and whether every sum holds after each',
  },
  start: { module: './start', about: 'npm start to "Shop ready"' },
  search: { module: './search', about: 'the search over 1,000 products: its index, and a keystroke' },
  firestore: {
    module: './firestore/run',
    about: 'the local Firestore: queries over 100,000 documents, reads, writes, a hundred kill -9',
  },
  orders: {
    module: './orderSearch/run',
    about: "the admin's search over 10,000 orders: time, reads, bytes, beside reading every order",
  },
  stock: {
    module: './stock',
    about: 'one product that many want at once: its stock in 1, 4 and 16 documents',
  },
  bulk: {
    module: './bulk',
    about: '500 orders packed and fetched by a courier that takes half: left, resumed, each named',
  },
  papers: {
    module: './papers',
    about: '60 labels with their slips in one PDF, on both papers: seconds and memory',
  },
  mail: { module: './mail', about: '1,000 mails at once: whether each goes out once, and in what memory' },
  csv: { module: './csv', about: "5,000 products as a spreadsheet's file: out, in, changed, and in again" },
  malformed: {
    module: './malformed',
    about: '10,000 malformed requests to every endpoint, the same each time',
  },
  fuzz: {
    module: './fuzz',
    about: 'the generated tests that npm test runs small, about ten times longer',
  },
  mutants: {
    module: './mutants',
    about: 'mistakes made in firestore.rules: how many the attack tables catch',
  },
  size: { module: './size', about: 'the scripts of the site, and the first load of each screen' },
  web: {
    module: './web/run',
    about: "screens on a mid-range phone on slow 4G, ours beside any other shop's",
  },
} as const satisfies Record<string, { module: string; about: string }>;

export type BenchName = keyof typeof BENCHES;

export const isBenchName = (name: string): name is BenchName => Object.hasOwn(BENCHES, name);

/** One line for each bench. */
export function listBenches(): string {
  const width = Math.max(...Object.keys(BENCHES).map((name) => name.length));
  const rows = Object.entries(BENCHES).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  return ['Usage: npm run bench -- NAME [its arguments]', '', ...rows, ''].join('\n');
}
