import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { expiryOf } from '@/domain/customers/retention/retention';
import type { PhotoResponse } from '@/domain/contracts/shoppers/reviews';
import { isDocumentId } from '@/domain/records/documentId';
import { damaged, MAX_PHOTO_BYTES, photoTooHeavy, validatePhoto } from '@/domain/pictures/validatePicture';
import { LOOSE_PHOTO_DAYS, readPhotoName, type StoredPhoto } from '@/domain/reviews/photo';
import type { BoundedQueue } from '../../platform/concurrency/boundedQueue';
import { isLeaving } from '../../platform/firestore/isLeaving';
import { inTransaction } from '../../platform/firestore/transaction';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { isNotModified } from '../../platform/http/cacheableAnswers';
import { getAsAnyone, postFileAsPerson, type Call, type Route } from '../../platform/http/route';
import { refuseTooOften } from '../../platform/limiter/refuseTooOften';
import type { SharedLimiter } from '../../platform/limiter/sharedLimiter';
import type { DatabaseDeps } from '../../platform/storeDeps';
import { refusedPicture } from '../../pictures/refusedPicture';
import { deliveredOrder } from '../deliveredOrder';
import { makePhoto, type MadePhoto } from './makePhoto';
import { messages } from './messages';
import type { Own } from '../ownReview';
import { isSigned, photoRef, signPhoto } from './photos';
import { savedAnswer } from '../reviewRoutes';

export interface PhotoDeps extends DatabaseDeps {
  /** Decodes one picture at a time, for all callers together. */
  decoding: BoundedQueue;
  /** How many photos a person may send. */
  photoLimiter: SharedLimiter;
}

/** Seconds that caches keep a photo: so long it may be seen after its review is gone. */
const SHOWN_SECONDS = 300;

const notFound = (): Answer => refuse(404, 'not_found', messages.noSuchPhoto);

/** Whether the person may still write a review of the product; null where they may. */
const refusalFor = (db: Firestore, own: Own): Promise<Answer | null> =>
  inTransaction(db, async (transaction) => {
    if (await isLeaving(db, transaction, own.uid)) return savedAnswer('leaving');
    return (await deliveredOrder(db, transaction, own)) ? null : savedAnswer('not_delivered');
  });

/** Stores a photo that waits for its review; an account that is being deleted gets none. */
function store(db: Firestore, own: Own, made: MadePhoto, now: Date): Promise<Answer> {
  const { width, height, large, small } = made;
  const ref = photoRef(db, randomBytes(16).toString('hex'));
  const photo: StoredPhoto = {
    userId: own.uid,
    productId: own.productId,
    width,
    height,
    isShown: false,
    key: randomBytes(24).toString('base64url'),
    createdAt: now.toISOString(),
  };
  return inTransaction(db, async (transaction) => {
    if (await isLeaving(db, transaction, own.uid)) return savedAnswer('leaving');
    transaction.set(ref, { ...photo, large, small, expireAt: expiryOf(now, LOOSE_PHOTO_DAYS) });
    const signed = signPhoto({ id: ref.id, width, height }, photo.key, now);
    return ok({ success: true, photo: signed } satisfies PhotoResponse);
  });
}

/** POST /api/reviews/photos/{product}: checks the bytes, re-encodes them without metadata, and stores the photo for a review. */
const uploadRoute = (deps: PhotoDeps): Route =>
  postFileAsPerson({
    path: '/api/reviews/photos/{product}',
    limit: { bytes: MAX_PHOTO_BYTES, message: photoTooHeavy.message },
    async handle({ params: { product = '' }, body }, { uid }) {
      if (!isDocumentId(product)) return savedAnswer('no_product');
      const validation = validatePhoto(body);
      if (!validation.ok) return refusedPicture(validation.refusal);
      const now = deps.now();
      const late = await refuseTooOften(deps.photoLimiter, [uid], now, {
        code: 'too_many_photos',
        message: messages.wait,
      });
      if (late) return late;
      const db = await deps.db();
      const own = { uid, productId: product };
      const refusal = await refusalFor(db, own);
      if (refusal) return refusal;
      const stored = await deps.decoding.run(async () => {
        const made = await makePhoto(body, validation.header.format);
        return made ? store(db, own, made, now) : refusedPicture(damaged);
      });
      if (stored) return stored;
      return { ...refuse(503, 'busy', messages.busy), headers: { 'retry-after': '30' } };
    },
  });

/** GET /media/review/{file}: a photo of a published review, or one whose address is signed for its writer and the team. */
async function showPhoto({ db: open, now }: PhotoDeps, call: Call): Promise<Answer> {
  const name = readPhotoName(call.params['file'] ?? '');
  if (!name) return notFound();
  const db = await open();
  const fieldMask = ['isShown', 'key', name.size];
  const [doc] = await db.getAll(photoRef(db, name.id), { fieldMask });
  if (!doc?.exists) return notFound();
  const isShown = doc.get('isShown') === true;
  if (!isShown && !isSigned(name.id, String(doc.get('key')), call.query, now())) return notFound();
  const etag = `"${name.id}-${name.size}"`;
  const cache = isShown ? `public, max-age=${SHOWN_SECONDS}` : 'private, no-store';
  const headers = { etag, 'cache-control': cache };
  if (isNotModified(call, etag)) return { status: 304, headers };
  const bytes = doc.get(name.size) as Uint8Array;
  return { status: 200, bytes, headers: { ...headers, 'content-type': 'image/webp' } };
}

/** Uploads and downloads of the photos of reviews. */
export const photoRoutes = (deps: PhotoDeps): Route[] => [
  uploadRoute(deps),
  getAsAnyone('/media/review/{file}', { key: false }, (call) => showPhoto(deps, call)),
];
