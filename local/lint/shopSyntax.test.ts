import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Codes that the configuration restricts, by the file that has them. */
const RESTRICTED: readonly (readonly [file: string, code: string])[] = [
  ['functions/src/orders/evil.ts', 'export const copy = (a: object) => ({ ...{ b: 1 }, ...a });'],
  ['functions/src/orders/evil.ts', 'export const day = (now: Date) => now.toISOString().slice(0, 10);'],
  ['functions/src/orders/evil.ts', 'export const run = (db: Firestore) => db.runTransaction(async () => 1);'],
  [
    'functions/src/orders/evil.ts',
    'export const run = (db: Firestore) => db.runTransaction(async () => 1, { maxAttempts: 3 });',
  ],
  [
    'functions/src/orders/evil.ts',
    'export const sum = (a: number, b: number) => Math.round((a + b) * 100) / 100;',
  ],
  [
    'src/features/cart/evil.ts',
    'export const sum = (a: number, b: number) => Math.round((a + b) * 100) / 100;',
  ],
  ['src/features/cart/Evil.tsx', 'export const half = (a: number) => Number((a / 2) * 100) / 100;'],
  ['src/domain/cart/evil.ts', 'export const half = (a: number) => Math.floor((a / 2) * 100) / 100;'],
  ['src/domain/cart/evil.ts', 'export const copy = (a: object) => ({ ...{ b: 1 }, ...a });'],
  ['src/domain/cart/evil.ts', 'export const day = (now: Date) => now.toISOString().slice(0, 10);'],
];

/** What looks like it and is allowed. */
const ALLOWED: typeof RESTRICTED = [
  [
    'functions/src/orders/good.ts',
    'export const look = (db: Firestore) => db.runTransaction(async () => 1, { readOnly: true });',
  ],
];

/** ESLint's configuration is a module of its own, which Jest does not load. */
const LINT = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const results = [];
  for (const [filePath, code] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(code, { filePath });
    results.push(messages.map(({ ruleId }) => ruleId));
  }
  process.stdout.write(JSON.stringify(results));
`;

function lint(cases: readonly (readonly [string, string])[]): string[][] {
  const args = ['--input-type=module', '-e', LINT, JSON.stringify(cases)];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })) as string[][];
}

test('the shop’s own syntax rules hold beside those against SSRF', () => {
  expect(lint([...RESTRICTED, ...ALLOWED])).toEqual([
    ...RESTRICTED.map(() => ['no-restricted-syntax']),
    ...ALLOWED.map(() => []),
  ]);
});
