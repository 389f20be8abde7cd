import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  attachPhotos,
  photoAddress,
  SIGNED_MINUTES,
  signedPhotoText,
  type Attached,
  type PhotoRef,
  type ViewablePhoto,
  type StoredPhoto,
} from '@/domain/reviews/photo';
import type { StoredReview } from '@/domain/reviews/review';
import { hmacOf, linkSigning, matchesHmac } from '../../gateways/hmac';
import type { Own } from '../ownReview';
import { collectionOf } from '../../platform/firestore/collections';

/** All of a photo but its files. */
export const PHOTO_FIELDS = ['userId', 'productId', 'width', 'height', 'isShown', 'key', 'createdAt'];

export const photoRef = (db: Firestore, id: string) => collectionOf(db, 'reviewPhotos').doc(id);

/** A photo as its writer and the team see it before everybody does: its addresses are signed and end. */
export function signPhoto(photo: PhotoRef, key: string, now: Date): ViewablePhoto {
  const until = now.getTime() + SIGNED_MINUTES * 60_000;
  const query = `?until=${until}&sig=${hmacOf(signedPhotoText(photo.id, until), linkSigning(key))}`;
  const { id, width, height } = photo;
  return {
    id,
    width,
    height,
    small: photoAddress(id, 'small') + query,
    large: photoAddress(id, 'large') + query,
  };
}

/** Whether an address of a photo was signed and has not ended. */
export function isSigned(id: string, key: string, query: URLSearchParams, now: Date): boolean {
  const until = Number(query.get('until'));
  if (!Number.isSafeInteger(until) || until <= now.getTime()) return false;
  return matchesHmac(signedPhotoText(id, until), query.get('sig') ?? '', linkSigning(key));
}

/** The photos of some reviews as their writer and the team see them, by id. */
export async function signPhotosOf(
  db: Firestore,
  reviews: readonly Pick<StoredReview, 'photos'>[],
  now: Date,
): Promise<Map<string, ViewablePhoto>> {
  const photos = reviews.flatMap((review) => review.photos ?? []);
  if (photos.length === 0) return new Map();
  const found = await db.getAll(...photos.map(({ id }) => photoRef(db, id)), { fieldMask: ['key'] });
  return new Map(
    photos.map((photo, at) => [photo.id, signPhoto(photo, String(found[at]?.get('key') ?? ''), now)]),
  );
}

/** Reads the photos that a writer wants to attach, before the transaction writes. */
export async function readAttached(
  db: Firestore,
  transaction: Transaction,
  own: Own,
  ids: readonly string[],
): Promise<Attached> {
  if (ids.length === 0) return { ok: true, photos: [] };
  const refs = ids.map((id) => photoRef(db, id));
  const found = await transaction.getAll(...refs, { fieldMask: PHOTO_FIELDS });
  const stored = new Map(
    found.flatMap((doc) => (doc.exists ? [[doc.id, doc.data() as StoredPhoto] as const] : [])),
  );
  return attachPhotos(ids, stored, own);
}

/** Lets the photos follow their review: those it has now are shown with it, those it had are deleted. */
export function movePhotos(
  db: Firestore,
  transaction: Transaction,
  { before, after }: { before: StoredReview | null; after: StoredReview | null },
): void {
  const kept = new Set(after?.photos?.map(({ id }) => id));
  for (const { id } of before?.photos ?? []) if (!kept.has(id)) transaction.delete(photoRef(db, id));
  const isShown = after?.status === 'published';
  // It waits no longer, so nothing deletes it by itself.
  for (const id of kept) transaction.update(photoRef(db, id), { isShown, expireAt: null });
}
