import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isDocumentId } from '@/domain/records/documentId';
import { inOrder } from '@/domain/offers/scheduled/arrange';
import type { ScheduledItem } from '@/domain/offers/scheduled/save';
import { ok } from '../../platform/http/answer';
import { getAsAdmin, type Route } from '../../platform/http/route';
import { offerUsesOf } from '../../offers/offerUses';
import { rightFor, type ScheduledKind, type Spec } from './spec';
import { notFound, toScheduled, withCount } from './store';
import type { StoreDeps } from '../../platform/storeDeps';

/** An item with a position in its list. */
export type Placed = ScheduledItem & { order: number };

/** All items of an ordered kind. Concurrent additions, deletions and moves wait for the transaction. */
export async function readPlaces(
  db: Firestore,
  transaction: Transaction,
  kind: ScheduledKind,
): Promise<Placed[]> {
  const { docs } = await transaction.get(db.collection(kind));
  return docs.flatMap((doc) => placedOf(toScheduled<Placed>(doc)));
}

const placedOf = (one: Placed | null): Placed[] => (one ? [{ ...one, order: one.order ?? 0 }] : []);

/** The uses of offers, in their order; other kinds have none. */
async function usesOfAll(db: Firestore, kind: ScheduledKind, docs: readonly { id: string }[]) {
  if (kind !== 'offers' || docs.length === 0) return [];
  return db.getAll(...docs.map(({ id }) => offerUsesOf(db, id)));
}

const withCountOf = <Stored extends ScheduledItem>(one: Stored | null, uses: DocumentSnapshot | undefined) =>
  one ? [withCount(one, uses)] : [];

const newestFirst = (a: ScheduledItem, b: ScheduledItem) =>
  (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || a.id.localeCompare(b.id);

/** All items of a kind for a list; there are too few for pages. */
export async function readList(
  db: Firestore,
  { kind, placed }: Pick<Spec<never, ScheduledItem>, 'kind' | 'placed'>,
): Promise<ScheduledItem[]> {
  const { docs } = await db.collection(kind).get();
  if (placed) return inOrder(docs.flatMap((doc) => placedOf(toScheduled<Placed>(doc))));
  const uses = await usesOfAll(db, kind, docs);
  return docs.flatMap((doc, at) => withCountOf(toScheduled<ScheduledItem>(doc), uses[at])).sort(newestFirst);
}

/** GET /api/admin/{kind} and /api/admin/{kind}/{id} */
export function listRoutes<Draft, Stored extends ScheduledItem>(
  deps: StoreDeps,
  spec: Spec<Draft, Stored>,
): Route[] {
  return [
    getAsAdmin({
      path: `/api/admin/${spec.kind}`,
      right: rightFor(spec.kind),
      handle: async () => ok({ [spec.kind]: await readList(await deps.db(), spec) }),
    }),
    getAsAdmin({
      path: `/api/admin/${spec.kind}/{id}`,
      right: rightFor(spec.kind),
      async handle({ params: { id = '' } }) {
        if (!isDocumentId(id)) return notFound(spec);
        const db = await deps.db();
        const doc = await db.collection(spec.kind).doc(id).get();
        const [uses] = await usesOfAll(db, spec.kind, [doc]);
        const [stored] = withCountOf(toScheduled<Stored>(doc), uses);
        return stored ? ok({ [spec.one]: stored }) : notFound(spec);
      },
    }),
  ];
}
