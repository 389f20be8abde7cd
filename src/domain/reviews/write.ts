import type { Order } from '../orders/order/order';
import { draftOfReview } from './draft';
import type { PhotoRef } from './photo';
import { type ReviewDraft, type StoredReview } from './review';

/** The statuses of an order after its delivery. A return does not remove the right to review. */
export const REVIEWABLE = ['delivered', 'return_requested', 'returned', 'refunded'] as const;

/** Whether the order delivered this product, alone or in one of these combos. */
export function hasDelivered(
  { history, lines }: Pick<Order, 'history' | 'lines'>,
  productId: string,
  combosWith: ReadonlySet<string>,
): boolean {
  const wasHandedOver = history.some(({ to }) => to === 'delivered');
  return (
    wasHandedOver && lines.some(({ kind, id }) => (kind === 'combo' ? combosWith.has(id) : id === productId))
  );
}

interface Writing {
  productId: string;
  uid: string;
  publicId: string;
  draft: ReviewDraft;
  photos: readonly PhotoRef[];
  now: Date;
}

/** The stored review after a save by its writer; every edit is moderated again. */
export function writtenReview(before: StoredReview | null, writing: Writing): StoredReview {
  const { productId, uid, publicId, draft, photos, now } = writing;
  const { rating, title, body, author, city, skinType, weeksUsed } = draft;
  const at = now.toISOString();
  return {
    productId,
    userId: uid,
    publicId,
    rating,
    title,
    body,
    author,
    city,
    ...(skinType ? { skinType } : {}),
    ...(weeksUsed ? { weeksUsed } : {}),
    ...(photos.length > 0 ? { photos: [...photos] } : {}),
    withPhotos: photos.length > 0,
    status: 'pending',
    createdAt: before?.createdAt ?? at,
    ...(before ? { updatedAt: at } : {}),
    // Votes are kept, but the shop's answer is removed, because it answered the old text. The number is
    // always stored, because lists sorted by votes leave out documents without it.
    helpful: before?.helpful ?? 0,
  };
}

/** Whether saving the draft would change nothing, as after a double press. */
export const isSameReview = (
  before: StoredReview,
  draft: ReviewDraft,
  photoIds: readonly string[] = [],
): boolean =>
  Object.entries(draftOfReview(before)).every(
    ([field, value]) => draft[field as keyof ReviewDraft] === value,
  ) && (before.photos ?? []).map(({ id }) => id).join() === photoIds.join();
