import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demoDocuments, type DemoDocument } from '../../../demo';
import { functionsEnvironment } from '../../../local/functions/environment';
import { startCommand } from 'firestore-on-node/testing/command';
import { createMissing } from '../../../local/seed/documents';
import { ensureServiceAccount } from '../../../local/stack/disk/serviceAccount';
import { type Product } from '../../../src/domain/catalogue/catalogue';

/** An address where nothing listens; these calls do not need it. */
const UNUSED_URL = 'http://127.0.0.1:9';
const UNLIMITED = { RATE_LIMIT_BURST: '1000000', RATE_LIMIT_PER_SECOND: '1000000' };

/** The source folder of the functions, and of their build. */
export const FUNCTIONS_SOURCE = resolve(__dirname, '../../../functions');

/** A cart line of the nth product. */
export function lineOf(documents: readonly DemoDocument[], n = 0) {
  const products = documents.filter(({ path }) => path.startsWith('products/'));
  const { id, name, variants } = products[n]?.data as unknown as Product;
  const [variant] = variants;
  if (!variant) throw new Error(`${id} has no variant`);
  const { label, sku, price } = variant;
  return { id, name, kind: 'product', quantity: 1, variant: label, sku, price };
}

/** The demo's documents, filled up with synthetic products to the given number. */
export function syntheticDocuments(count: number): DemoDocument[] {
  const documents = demoDocuments(new Date());
  const models = documents.filter(({ path }) => path.startsWith('products/'));
  const made = Array.from({ length: Math.max(0, count - models.length) }, (_, n) => {
    const { data } = models[n % models.length]!;
    const id = `made-${n}`;
    return { path: `products/${id}`, data: { ...data, id, slug: id, name: `${String(data['name'])} ${n}` } };
  });
  return [...documents, ...made];
}

export interface FunctionBackend {
  env: NodeJS.ProcessEnv;
  close: () => Promise<void>;
}

/** A Firestore process with these documents, and the environment with which a function finds it. */
export async function openFunctionBackend(documents: readonly DemoDocument[]): Promise<FunctionBackend> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-bench-'));
  const firestore = await startCommand();
  await createMissing(firestore.url, [...documents]);
  const credentials = await ensureServiceAccount(join(folder, 'service-account.json'));
  const others = {
    authUrl: UNUSED_URL,
    razorpayUrl: UNUSED_URL,
    nimbuspostUrl: UNUSED_URL,
    storageUrl: UNUSED_URL,
    smtpUrl: '',
    push: null,
    baseUrl: UNUSED_URL,
  };
  return {
    env: { ...functionsEnvironment({ ...others, firestoreUrl: firestore.url, credentials }), ...UNLIMITED },
    async close() {
      await firestore.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
