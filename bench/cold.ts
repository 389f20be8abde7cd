import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demoDocuments } from '../demo';
import { buildFunctions } from '../functions/build';
import { startFirestore } from '../local/firestore';
import { functionsEnvironment } from '../local/functions/environment';
import { createMissing } from '../local/seed/documents';
import { ensureServiceAccount } from '../local/stack/serviceAccount';
import { type Product } from '../src/domain/catalogue';
import { store } from '../src/domain/store';
import { coldStart, type ColdCall, type ColdStart } from './coldStart';
import { median } from './statistics';
import { textTable } from './textTable';

const STARTS = 5;
/** Nothing that a first call needs listens here. */
const NOBODY = 'http://127.0.0.1:9';

const SOURCE = resolve(__dirname, '../functions');

/** A line of a cart, of the first product there is. */
function lineOf(documents: readonly { path: string; data: object }[]) {
  const first = documents.find(({ path }) => path.startsWith('products/'))?.data as Product;
  const [variant] = first.variants;
  if (!variant) throw new Error(`${first.id} has no variant`);
  const { label, sku, price } = variant;
  return { id: first.id, name: first.name, kind: 'product', quantity: 1, variant: label, sku, price };
}

/** A function that does nothing: what the runtime itself takes. */
function emptyFunction(folder: string): string {
  writeFileSync(join(folder, 'index.js'), 'exports.empty = (request, response) => response.end();');
  return folder;
}

const ms = (value: number) => `${Math.round(value)} ms`;

/** `npm run bench:cold`: from spawning a function to its first answer, and what it loads. See bench/README.md. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-bench-'));
  const files = await buildFunctions();
  const firestore = await startFirestore({ port: 0, dataDir: null, authorize: null });
  try {
    const documents = demoDocuments(new Date());
    await createMissing(firestore.url, documents);
    const others = {
      authUrl: NOBODY,
      razorpayUrl: NOBODY,
      nimbuspostUrl: NOBODY,
      storageUrl: NOBODY,
      baseUrl: NOBODY,
    };
    const credentials = await ensureServiceAccount(join(folder, 'service-account.json'));
    const env = functionsEnvironment({ ...others, firestoreUrl: firestore.url, credentials });
    const asked = { cartItems: [lineOf(documents)], couponCode: '', paymentMethod: 'Cash on Delivery' };
    const calls: [string, ColdCall][] = [
      ['an empty function', { source: emptyFunction(folder), target: 'empty', path: '/' }],
      ['shop, GET catalogue', { source: SOURCE, target: 'shop', path: '/api/catalogue' }],
      [
        'payment, POST validate-offer',
        { source: SOURCE, target: 'payment', path: '/api/payment/validate-offer', body: asked },
      ],
    ];
    const rows: string[][] = [];
    for (const [name, call] of calls) {
      const starts: ColdStart[] = [];
      for (let n = 0; n < STARTS; n += 1) starts.push(await coldStart({ ...call, env }, store.apiKey));
      const times = starts.map((start) => start.ms);
      const processor = median(starts.map((start) => start.processor));
      rows.push([name, ...[Math.min(...times), median(times), Math.max(...times), processor].map(ms)]);
    }
    console.log(
      textTable([`spawn to first answer, of ${STARTS}`, 'quickest', 'median', 'slowest', 'processor'], rows),
    );
  } finally {
    await firestore.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const sizes = files.map(({ name, bytes }) => [`functions/lib/${name}`, `${Math.ceil(bytes / 1024)} KB`]);
  console.log(`\n${textTable(['file', 'size'], sizes)}`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
