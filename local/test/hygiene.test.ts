import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from './repository';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = ownFiles(root).filter((file) => existsSync(path.join(root, file)));

const BINARY = /\.(avif|webp|png|jpe?g|ico|woff2?|pdf|tsbuildinfo)$/;
const MAX_BYTES = 2_000_000;
const MAX_LINES = 300;

const SECRETS: [string, RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/]{20}/],
  ['a live Razorpay key', /rzp_live_[A-Za-z0-9]{10}/],
  ['a Google API key', /AIza[0-9A-Za-z_-]{35}/],
  ['a NimbusPost key', /npk_[A-Za-z0-9]{16}/],
  ['a GitHub token', /gh[pousr]_[A-Za-z0-9]{30}/],
  ['an AWS key', /AKIA[0-9A-Z]{16}/],
  ['an npm token', /npm_[A-Za-z0-9]{30}|_authToken\s*=/],
];

it('sees the repository', () => {
  expect(files).toContain('package.json');
});

it('keeps no secret', () => {
  const found = files
    .filter((file) => !BINARY.test(file) && statSync(path.join(root, file)).size < MAX_BYTES)
    .flatMap((file) => {
      const text = read(file);
      return SECRETS.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${file}: ${name}`);
    });
  expect(found).toEqual([]);
});

it('recognises a secret', () => {
  const key = ['rzp', 'live', 'AbCdEfGhIjKl'].join('_');
  expect(SECRETS.some(([, pattern]) => pattern.test(`key = "${key}"`))).toBe(true);
});

it('tracks no environment or account file', () => {
  const secretFiles = /(^|\/)(\.env(\.(?!example$)[^/]*)?|service-?account[^/]*\.json)$/i;
  expect(files.filter((file) => secretFiles.test(file))).toEqual([]);
});

it.each(files.filter((file) => /(^|\/)package-lock\.json$/.test(file)))(
  '%s names no registry host',
  (file) => {
    const { packages } = JSON.parse(read(file)) as {
      packages: Record<string, { resolved?: string; link?: boolean }>;
    };
    const hosts = Object.entries(packages).filter(
      ([, { resolved, link }]) => resolved !== undefined && !link,
    );
    expect(hosts).toEqual([]);
  },
);

it('keeps files short', () => {
  const sources = files.filter((file) => /^(src|functions|local)\/.*\.(tsx?|mjs)$/.test(file));
  const long = sources
    .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(sources.length).toBeGreaterThan(0);
  expect(long).toEqual([]);
});

it('builds in CI with the two commands and nothing else', () => {
  const commands = read('.ci/run')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !/^(set|cd) /.test(line));
  expect(commands).toEqual(['npm ci', 'npm test']);
});
