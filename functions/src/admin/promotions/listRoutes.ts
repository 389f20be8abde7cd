import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isDocumentId } from '@/domain/documentId';
import { inOrder } from '@/domain/promotions/arrange';
import type { Promotion } from '@/domain/promotions/save';
import { ok } from '../../http/answer';
import { getAsAdmin, type Route } from '../../http/route';
import type { PromotionKind, Spec } from './spec';
import { noSuch, toPromotion, type PromotionDeps } from './store';

/** What has a place in an order. */
export type Placed = Promotion & { order: number };

/** All of a kind that has an order. Whoever adds, deletes or moves one meanwhile waits for the transaction. */
export async function readPlaces(
  db: Firestore,
  transaction: Transaction,
  kind: PromotionKind,
): Promise<Placed[]> {
  const { docs } = await transaction.get(db.collection(kind));
  return docs.flatMap((doc) => placedOf(toPromotion<Placed>(doc)));
}

const placedOf = (one: Placed | null): Placed[] => (one ? [{ ...one, order: one.order ?? 0 }] : []);

const newestFirst = (a: Promotion, b: Promotion) =>
  (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || a.id.localeCompare(b.id);

/** All of a kind as lists show them: there are never so many that pages would be of use. */
export async function readList(
  db: Firestore,
  { kind, placed }: Pick<Spec<never, Promotion>, 'kind' | 'placed'>,
): Promise<Promotion[]> {
  const { docs } = await db.collection(kind).get();
  if (placed) return inOrder(docs.flatMap((doc) => placedOf(toPromotion<Placed>(doc))));
  return docs.flatMap((doc) => toPromotion<Promotion>(doc) ?? []).sort(newestFirst);
}

/** GET /api/admin/{kind} and /api/admin/{kind}/{id} */
export function listRoutes<Draft, Stored extends Promotion>(
  deps: PromotionDeps,
  spec: Spec<Draft, Stored>,
): Route[] {
  return [
    getAsAdmin({
      path: `/api/admin/${spec.kind}`,
      handle: async () => ok({ [spec.kind]: await readList(await deps.db(), spec) }),
    }),
    getAsAdmin({
      path: `/api/admin/${spec.kind}/{id}`,
      async handle({ params: { id = '' } }) {
        if (!isDocumentId(id)) return noSuch(spec);
        const db = await deps.db();
        const stored = toPromotion<Stored>(await db.collection(spec.kind).doc(id).get());
        return stored ? ok({ [spec.one]: stored }) : noSuch(spec);
      },
    }),
  ];
}
