import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop, type StackFile } from '../../e2e/support/running/shopProcess';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import { syntheticProducts } from '../support/syntheticProducts';

/** Starts a shop and stops it afterwards; Ctrl-C stops it too. */
export async function withOwnShop<T>(work: (stack: StackFile) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-bench-'));
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupt.abort());
  const shop = await startShop(folder, { signal: interrupt.signal });
  try {
    return await work(shop.stack);
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Documents in one write. */
const BATCH_SIZE = 250;

/** Adds this many products to the catalogue. */
export async function addProducts(stack: StackFile, count: number): Promise<void> {
  const { db, close } = adminFirestore(Number(new URL(stack.firestoreUrl).port), stack.projectId);
  const now = new Date().toISOString();
  const allProducts = syntheticProducts(count).map((product) => ({
    ...product,
    createdAt: now,
    updatedAt: now,
  }));
  for (let from = 0; from < allProducts.length; from += BATCH_SIZE) {
    const batch = db.batch();
    for (const product of allProducts.slice(from, from + BATCH_SIZE))
      batch.set(db.doc(`products/${product.id}`), product);
    await batch.commit();
  }
  await close();
}
