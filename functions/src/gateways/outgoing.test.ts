import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.ts$/.test(file) && !/\.test\.ts$|testing\.ts$/.test(file),
);
const ASKS =
  /(?<![.\w])fetch\(|^import (?!type )[^;]*'(node:(https?|http2|net|tls|dgram|dns)|undici)'|import\('node:/m;

/** Whom the shop asks over the network is decided here and by settings, never by a request: `local/endpoints/malformed` tries. */
test('only these files ask anybody over the network by themselves', () => {
  const asking = sources.filter((file) => ASKS.test(readFileSync(path.join(root, file), 'utf8')));
  expect(asking.sort()).toEqual([
    'gateways/cloudStorage.ts',
    'gateways/nimbuspost/transport.ts',
    // Looks at how an address is written, and opens none.
    'http/address.ts',
  ]);
});

test.each(['gateways/cloudStorage.ts', 'gateways/nimbuspost/transport.ts'])(
  '%s asks paths of an address that is a setting',
  (file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const calls = [...text.matchAll(/fetch\(([^,]*),/g)].map(([, first]) => first?.trim());
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(call).toMatch(/^root \+ (path|url)$/);
  },
);
