import type { Firestore } from 'firebase-admin/firestore';
import type { AnyDraft } from '@/domain/catalogue/draft/draft';
import type { Seen } from '@/domain/catalogue/draft/save';
import { isDocumentId } from '@/domain/general/documentId';
import { claimRef, type SkuClaim, type Target } from './facts';
import type { Reader } from './batchedReader';
import type { ShelfKind } from './catalogueIndex';

/** What a draft is of: something new (`key`), or what is stored (`id`, `version`). */
export type Of = { key: string } | { id: string; version: string | null; seen?: Seen };

/** A SKU of a draft that is something new is claimed with the key of its request. */
const firstSku = (draft: AnyDraft) =>
  'items' in draft ? draft.sku : (draft.variants.map(({ sku }) => sku).find(isDocumentId) ?? '');

/** What an earlier sending of the same request for something new has made; null where there was none. */
async function madeBefore(
  db: Firestore,
  reader: Reader,
  kind: ShelfKind,
  { sku, key }: { sku: string; key: string },
): Promise<string | null> {
  if (!isDocumentId(sku)) return null;
  const claim = (await reader.get(claimRef(db, sku))).data() as SkuClaim | undefined;
  return claim?.kind === kind && claim.key === key ? claim.id : null;
}

/** The id of something new: its short name, or where that is taken the same with a piece of its key. */
async function freeId(
  db: Firestore,
  reader: Reader,
  kind: ShelfKind,
  { slug, key }: { slug: string; key: string },
): Promise<string> {
  const wanted = isDocumentId(slug) ? slug : kind;
  const taken = (await reader.get(db.collection(kind).doc(wanted))).exists;
  return taken ? `${wanted}-${key.toLowerCase().slice(0, 8)}` : wanted;
}

/** Where a draft is to be written: under the id of what is stored, or under a free one. */
export async function targetOf(
  db: Firestore,
  reader: Reader,
  kind: ShelfKind,
  { draft, of }: { draft: AnyDraft; of: Of },
): Promise<Target & { made: boolean }> {
  if ('id' in of) return { kind, id: of.id, made: false };
  const { key } = of;
  const [made, free] = await Promise.all([
    madeBefore(db, reader, kind, { sku: firstSku(draft), key }),
    freeId(db, reader, kind, { slug: draft.slug, key }),
  ]);
  return { kind, id: made ?? free, made: made !== null };
}
