import type { Order } from '../orders/order/order';
import { draftOfReview } from './draft';
import type { PhotoRef } from './photo';
import { type ReviewDraft, type StoredReview } from './review';

/** An order's status once its parcel was handed over; a return does not take back what a person thinks. */
export const REVIEWABLE = ['delivered', 'return_requested', 'returned', 'refunded'] as const;

/** Whether the order brought this product, alone or in one of these combos. */
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

/** The review as it is stored after its writer has saved it: every edit waits for the team again. */
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
    // The votes stay with the person's review; the shop's answer was to other words.
    // Lists in the order of votes leave out what has no number.
    helpful: before?.helpful ?? 0,
  };
}

/** Whether saving the draft would change nothing, as when a press arrives twice. */
export const isSameReview = (
  before: StoredReview,
  draft: ReviewDraft,
  photoIds: readonly string[] = [],
): boolean =>
  Object.entries(draftOfReview(before)).every(
    ([field, value]) => draft[field as keyof ReviewDraft] === value,
  ) && (before.photos ?? []).map(({ id }) => id).join() === photoIds.join();
