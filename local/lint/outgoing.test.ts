import { Linter } from 'eslint';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import tseslint from 'typescript-eslint';
import { STEPS } from '../test/suites';

const root = path.resolve(__dirname, '../..');
const { outgoing, ASKING, PUSHING } = createRequire(__filename)('./outgoing.cjs') as {
  outgoing: Linter.Config[];
  ASKING: string[];
  PUSHING: string[];
};
const linter = new Linter({ cwd: root });
const typescript = {
  files: ['**/*.ts'],
  plugins: { '@typescript-eslint': tseslint.plugin },
  languageOptions: { parser: tseslint.parser, globals: { fetch: 'readonly', globalThis: 'readonly' } },
} as unknown as Linter.Config;

/** The findings of the rules in a file, whose own directives are ignored. */
const remarks = (text: string, file: string) =>
  linter
    .verify(text, [typescript, ...outgoing], { filename: path.join(root, file), allowInlineConfig: false })
    .map(({ ruleId, line, message }) => `${file}:${line} ${ruleId ?? message}`);

/** Whom the shop asks over the network is decided by settings, never by a request: `local/endpoints/malformed` tries. */
test('npm test applies these rules to all code of the functions without exceptions', () => {
  expect(readFileSync(path.join(root, 'eslint.config.mjs'), 'utf8')).toMatch(/^ {2}\.\.\.lint\.outgoing,$/m);
  expect(STEPS.flat(2).map(({ name }) => name)).toContain('lint');
  const files = ['functions/src', 'src/domain'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('eslint-disable'))).toEqual([]);
});

test.each([
  'void fetch(url);',
  'const ask = fetch;',
  'void globalThis.fetch(url);',
  "void globalThis['fetch'](url);",
  'const { fetch: ask } = globalThis;',
  'void global.fetch(url);',
  'new XMLHttpRequest();',
  'new WebSocket(url);',
  'new EventSource(url);',
  "import axios from 'axios';",
  "import got from 'got';",
  "import { request } from 'undici';",
  "import http from 'node:http';",
  "import { get } from 'http';",
  "import https from 'https';",
  "import { connect } from 'node:net';",
  "import { lookup } from 'node:dns/promises';",
  "import { exec } from 'node:child_process';",
  "import { createRequire } from 'node:module';",
  "import { getMessaging } from 'firebase-admin/messaging';",
  "export { request } from 'node:https';",
  "const http = await import('node:http');",
  "const axios = await import('axios');",
  'const anything = await import(name);',
  'const anything = await import(`node:${name}`);',
  "const http = require('http');",
  "const http = process.getBuiltinModule('http');",
  "eval('fetch(url)');",
  "new Function('return fetch')();",
  '// eslint-disable-next-line\nvoid fetch(url);',
])('%j is refused', (text) => {
  expect(remarks(text, 'functions/src/orders/evil.ts')).not.toEqual([]);
  expect(remarks(text, 'src/domain/evil.ts')).not.toEqual([]);
});

test.each([
  "import type { IncomingMessage } from 'node:http';",
  "import { isIPv6 } from 'node:net';",
  "import { createHash } from 'node:crypto';",
  "import * as v from 'valibot';",
  "import { ok } from '../http/answer';",
  "import { store } from '@/domain/store';",
  "const { default: sharp } = await import('sharp');",
  "const { drawSlips } = await import('./drawSlips');",
  'void orders.fetch(id);',
])('%j is allowed', (text) => {
  expect(remarks(text, 'functions/src/orders/good.ts')).toEqual([]);
});

test('one file sends mails and loads only what it needs', () => {
  const mailing = "const { createTransport } = await import('nodemailer');";
  expect(remarks(mailing, 'functions/src/orders/evil.ts')).not.toEqual([]);
  expect(remarks(mailing, 'functions/src/gateways/mail/smtp.ts')).toEqual([]);
  expect(
    remarks("const http = await import('node:http');", 'functions/src/gateways/mail/smtp.ts'),
  ).not.toEqual([]);
});

test('Node itself calls two addresses only: Firestore and its token server', () => {
  const folder = path.join(root, 'functions/src');
  const asking = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) && /\/httpExchange'/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(asking.sort()).toEqual([
    'gateways/firebase/reads/googleReads.ts',
    'gateways/firebase/reads/metadataToken.ts',
  ]);
});

test.each(ASKING)('%s calls only paths of a configured address', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const calls = [...text.matchAll(/fetch\(([^,]*),/g)].map(([, first]) => first?.trim());
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(call).toMatch(/^root \+ (path|url)$/);
});

test.each(PUSHING)('%s calls an address only after it is known to be one of a push service', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [, before = ''] = /async send\(([\s\S]*)fetch\(endpoint,/.exec(text) ?? [];
  expect(before).toContain('if (!isEndpoint(endpoint)) return');
  expect(text.match(/fetch\(/g)).toHaveLength(1);
  expect(text).toContain("redirect: 'error'");
});
