import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderProvider } from '../fileProvider';
import { staticSite } from '../staticSite';

const SCRIPT = 'console.log("the shop")\n'.repeat(200);
const OTHER = SCRIPT.replaceAll('shop', 'till');

let server: Server;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'glumist-compressed-'));
  mkdirSync(path.join(folder, 'assets'));
  const files = { 'a.js': SCRIPT, 'b.js': OTHER, 'small.js': 'let a\n', 'p.webp': SCRIPT };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, 'assets', file), text);
  const site = staticSite({
    config: { public: '.' },
    files: folderProvider(folder),
    callFunction: (_, __, res) => void res.end(),
  });
  server = createServer((req, res) => site(req, res, () => res.writeHead(404).end()));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Asks for a file of the site; `encoding` is the request's Accept-Encoding. */
async function request(file: string, encoding: string, method = 'GET') {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${file}`;
  const answer = await fetch(url, { method, headers: { 'accept-encoding': encoding } });
  const { headers, status } = answer;
  const bytes = Number(headers.get('content-length'));
  return { status, bytes, how: headers.get('content-encoding'), headers, text: await answer.text() };
}

it('a text is sent in Brotli, complete and with its length, to concurrent and later callers', async () => {
  const answers = await Promise.all([
    request('a.js', 'gzip, deflate, br'),
    request('a.js', 'br'),
    request('b.js', 'br'),
  ]);
  answers.push(await request('a.js', 'br'), await request('b.js', 'br'));
  expect(answers.map(({ how }) => how)).toEqual(Array(5).fill('br'));
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const [a, b] = [digest(SCRIPT), digest(OTHER)];
  expect(answers.map(({ text }) => digest(text))).toEqual([a, a, b, a, b]);
  for (const { bytes, headers } of answers) {
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(200);
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
  }
});

it('a changed file is sent in its new version', async () => {
  const file = path.join(folder, 'assets/c.js');
  writeFileSync(file, SCRIPT);
  expect((await request('c.js', 'br')).text).toBe(SCRIPT);
  writeFileSync(file, `${OTHER}// longer`);
  expect((await request('c.js', 'br')).text).toBe(`${OTHER}// longer`);
});

it.each([
  ['for a caller that accepts gzip only', 'a.js', 'gzip', 'gzip', SCRIPT],
  ['for a caller that accepts no compression', 'a.js', 'identity', null, SCRIPT],
  ['a file too small to be worth it', 'small.js', 'br', null, 'let a\n'],
  ['a picture', 'p.webp', 'br', null, SCRIPT],
])('an answer is sent uncompressed: %s', async (_, file, encoding, how, text) => {
  expect(await request(file, encoding)).toMatchObject({ status: 200, how, text });
});

it('HEAD is answered without a body', async () => {
  expect(await request('a.js', 'br', 'HEAD')).toMatchObject({ status: 200, text: '' });
});
