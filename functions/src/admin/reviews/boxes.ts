import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type { DeskRow } from '@/domain/contracts/admin/reviews';
import { REVIEW_BOXES, type ReviewBox } from '@/domain/reviews/boxes';
import type { Marked } from '@/domain/reviews/marks';
import { savedAtOf, type Moderated } from '@/domain/reviews/moderated';
import { isDocumentId } from '@/domain/records/documentId';
import { DOCUMENT_ID } from '../../platform/firestore/readPage';
import { productRef } from '../../platform/firestore/refs';
import { collectionOf } from '../../platform/firestore/collections';

/** Reports of one review or question whose reasons are read. */
const MAX_REASONS = 5;

/** The query of a box, before it is sorted; only reports have an order, because a count of a range needs its index too. */
export function boxOf(db: Firestore, of: Marked, box: ReviewBox) {
  const all = db.collection(of);
  switch (box) {
    case 'waiting':
      return all.where('status', '==', 'pending');
    case 'reported':
      return all.where('status', '==', 'published').where('reports', '>', 0).orderBy('reports', 'desc');
    case 'published':
      return all.where('status', '==', 'published');
    case 'refused':
      return all.where('status', '==', 'rejected');
  }
}

/** '<reports or createdAt>_<id>': the place of a row in its box, which stays though the row has left it. */
export const placeIn = (box: ReviewBox, doc: DocumentSnapshot): string =>
  `${String(doc.get(box === 'reported' ? 'reports' : 'createdAt'))}_${doc.id}`;

/** A box after a place: those who wait longest first, the most reported first, all others newest first. */
export function listAfter(query: Query, box: ReviewBox, place: string) {
  const direction = box === 'waiting' ? 'asc' : 'desc';
  const sorted = box === 'reported' ? query : query.orderBy('createdAt', direction);
  const list = sorted.orderBy(DOCUMENT_ID, direction);
  const [, value = '', id = ''] = /^([^_]+)_(.+)$/.exec(place) ?? [];
  return isDocumentId(id) ? list.startAfter(box === 'reported' ? Number(value) : value, id) : list;
}

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** How many each box holds. */
export async function countBoxes(db: Firestore, of: Marked): Promise<Record<ReviewBox, number>> {
  const counts = REVIEW_BOXES.map(async (box) => [box, await countOf(boxOf(db, of, box))] as const);
  return Object.fromEntries(await Promise.all(counts)) as Record<ReviewBox, number>;
}

/** Number of entries that the team has to read: waiting and reported ones. */
export async function countToRead(db: Firestore, of: Marked): Promise<number> {
  const [waiting, reported] = await Promise.all([
    countOf(boxOf(db, of, 'waiting')),
    countOf(boxOf(db, of, 'reported')),
  ]);
  return waiting + reported;
}

/** The readers' reasons for their reports, newest first. */
async function reasonsFor(db: Firestore, id: string): Promise<DeskRow['reportedFor']> {
  const marks = collectionOf(db, 'reviewMarks').where('reviewId', '==', id);
  const { docs } = await marks
    .where('reported.at', '>', '')
    .orderBy('reported.at', 'desc')
    .limit(MAX_REASONS)
    .get();
  return docs.flatMap((doc) => doc.data().reported?.reason ?? []);
}

/** The desk's rows, with the names of the products and the readers' reasons for reports. */
export async function describeRows<T extends Moderated>(
  db: Firestore,
  docs: readonly DocumentSnapshot[],
): Promise<{ row: DeskRow; written: T }[]> {
  const stored = docs.map((doc) => ({ id: doc.id, written: doc.data() as T }));
  const ids = [...new Set(stored.map(({ written }) => written.productId))];
  const [products, reasons] = await Promise.all([
    ids.length > 0 ? db.getAll(...ids.map((id) => productRef(db, id)), { fieldMask: ['name'] }) : [],
    Promise.all(stored.map(({ id, written }) => (written.reports ? reasonsFor(db, id) : []))),
  ]);
  const names = new Map(products.map((product) => [product.id, String(product.get('name') ?? '')]));
  return stored.map(({ id, written }, at) => ({
    written,
    row: {
      id,
      productId: written.productId,
      product: names.get(written.productId) ?? '',
      userId: written.userId,
      status: written.status,
      createdAt: written.createdAt,
      savedAt: savedAtOf(written),
      refusal: written.refusal ?? '',
      helpful: written.helpful ?? 0,
      reports: written.reports ?? 0,
      reportedFor: reasons[at] ?? [],
    },
  }));
}
