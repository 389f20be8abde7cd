import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Shelf, WantedLine } from '@/domain/basket';
import { isDocumentId } from '@/domain/documentId';
import type { GetAll } from '../gateways/remembering';
import { toCombo, toProduct } from './documents';

async function readById<T>(
  db: Firestore,
  getAll: GetAll,
  collection: string,
  ids: Iterable<string>,
  convert: (snapshot: DocumentSnapshot) => T | null,
): Promise<Map<string, T>> {
  const refs = [...new Set(ids)].filter(isDocumentId).map((id) => db.collection(collection).doc(id));
  const found = new Map<string, T>();
  if (refs.length === 0) return found;
  for (const snapshot of await getAll(refs)) {
    const value = convert(snapshot);
    if (value) found.set(snapshot.id, value);
  }
  return found;
}

/** Reads what the wanted lines name, and the products that their combos are made of. */
export async function readShelf(
  db: Firestore,
  getAll: GetAll,
  wanted: readonly WantedLine[],
): Promise<Shelf> {
  const idsOf = (lines: readonly WantedLine[]) => lines.map((line) => line.id);
  const productLines = wanted.filter((line) => line.kind !== 'combo');
  const products = await readById(db, getAll, 'products', idsOf(productLines), toProduct);
  const comboLines = wanted.filter(({ kind, id }) => kind === 'combo' || (!kind && !products.has(id)));
  const combos = await readById(db, getAll, 'combos', idsOf(comboLines), toCombo);
  const partIds = [...combos.values()].flatMap((combo) => combo.items.map((item) => item.productId));
  const missing = partIds.filter((id) => !products.has(id));
  const parts = await readById(db, getAll, 'products', missing, toProduct);
  return { products: new Map([...products, ...parts]), combos };
}
