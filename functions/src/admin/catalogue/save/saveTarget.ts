import type { Firestore } from 'firebase-admin/firestore';
import { skusOf, type AnyDraft } from '@/domain/catalogue/draft/draft';
import type { SeenStock } from '@/domain/catalogue/draft/save';
import { isDocumentId } from '@/domain/records/documentId';
import { claimRef, type SkuClaim, type Target } from './facts';
import type { Reader } from './batchedReader';
import type { CatalogueKind } from '../catalogueIndex';

/**
 * The target of a draft: a new item (`key`), or a stored one (`id`, `version`). `isTyped`: it comes from a form, so its SKUs
 * may differ from those of an earlier try of the same request; an import sends its rows unchanged.
 */
export type DraftTarget =
  { key: string; isTyped?: true } | { id: string; version: string | null; seen?: SeenStock };

/** The SKU that a new item is claimed by, with the key of its request. */
const firstSku = (draft: AnyDraft) => skusOf(draft).find(isDocumentId) ?? '';

/** The id of the item that an earlier try of the same request created; null when there was none. */
async function findCreatedId(
  db: Firestore,
  reader: Reader,
  kind: CatalogueKind,
  { sku, key, isTyped = false }: { sku: string; key: string; isTyped?: boolean },
): Promise<string | null> {
  const isMade = (claim: SkuClaim | undefined) => claim?.kind === kind && claim.key === key;
  const bySku = isDocumentId(sku)
    ? ((await reader.get(claimRef(db, sku))).data() as SkuClaim | undefined)
    : undefined;
  if (bySku && isMade(bySku)) return bySku.id;
  if (!isTyped) return null;
  const byKey = await reader.query(`key ${key}`, () => db.collection('skus').where('key', '==', key));
  return byKey.docs.map((doc) => doc.data() as SkuClaim).find(isMade)?.id ?? null;
}

/** The id of a new item: its slug, or the slug with a piece of the key where the slug is taken. */
async function freeId(
  db: Firestore,
  reader: Reader,
  kind: CatalogueKind,
  { slug, key }: { slug: string; key: string },
): Promise<string> {
  const base = isDocumentId(slug) ? slug : kind;
  const taken = (await reader.get(db.collection(kind).doc(base))).exists;
  return taken ? `${base}-${key.toLowerCase().slice(0, 8)}` : base;
}

/** The id to write a draft to: that of the stored item, or a free one. */
export async function findSaveTarget(
  db: Firestore,
  reader: Reader,
  kind: CatalogueKind,
  { draft, target }: { draft: AnyDraft; target: DraftTarget },
): Promise<Target & { isAlreadyCreated: boolean }> {
  if ('id' in target) return { kind, id: target.id, isAlreadyCreated: false };
  const { key, isTyped = false } = target;
  const [createdId, free] = await Promise.all([
    findCreatedId(db, reader, kind, { sku: firstSku(draft), key, isTyped }),
    freeId(db, reader, kind, { slug: draft.slug, key }),
  ]);
  return { kind, id: createdId ?? free, isAlreadyCreated: createdId !== null };
}
