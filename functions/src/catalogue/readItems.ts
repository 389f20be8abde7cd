import type { CatalogueItems, RequestedLine } from '@/domain/cart/pricedCart';
import { isDocumentId } from '@/domain/records/documentId';
import type { FoundDocument } from '../platform/firestore/reads';
import { toCombo, toProduct } from './documents';

type Read = (paths: string[]) => Promise<FoundDocument[]>;

async function readById<T>(
  read: Read,
  collection: string,
  ids: Iterable<string>,
  convert: (snapshot: FoundDocument) => T | null,
): Promise<Map<string, T>> {
  const paths = [...new Set(ids)].filter(isDocumentId).map((id) => `${collection}/${id}`);
  const found = new Map<string, T>();
  if (paths.length === 0) return found;
  for (const snapshot of await read(paths)) {
    const value = convert(snapshot);
    if (value) found.set(snapshot.id, value);
  }
  return found;
}

/** Reads the items that the lines name, and the products that their combos consist of. */
export async function readItems(read: Read, requested: readonly RequestedLine[]): Promise<CatalogueItems> {
  const idsOf = (lines: readonly RequestedLine[]) => lines.map((line) => line.id);
  const productLines = requested.filter((line) => line.kind !== 'combo');
  const products = await readById(read, 'products', idsOf(productLines), toProduct);
  const comboLines = requested.filter(({ kind, id }) => kind === 'combo' || (!kind && !products.has(id)));
  const combos = await readById(read, 'combos', idsOf(comboLines), toCombo);
  const partIds = [...combos.values()].flatMap((combo) => combo.items.map((item) => item.productId));
  const missing = partIds.filter((id) => !products.has(id));
  const parts = await readById(read, 'products', missing, toProduct);
  return { products: new Map([...products, ...parts]), combos };
}
