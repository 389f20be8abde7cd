import type { ReviewPhoto } from '../catalogue/catalogue';

/** The photo in its review; its files are in `reviewPhotos/{id}`. */
export type PhotoRef = ReviewPhoto;

/** A photo with addresses that one person can open now. */
export interface ViewablePhoto extends PhotoRef {
  small: string;
  large: string;
}

/** `reviewPhotos/{id}`: a photo of a review without its two files. */
export interface StoredPhoto {
  userId: string;
  productId: string;
  width: number;
  height: number;
  /** Whether it is public, which needs a published review. */
  isShown: boolean;
  /** Signs the private addresses for its writer and the team until then. */
  key: string;
  createdAt: string;
}

export const MAX_PHOTOS = 4;
/** Days that an uploaded photo waits for its review. */
export const LOOSE_PHOTO_DAYS = 1;
/** Minutes that a signed address is valid. */
export const SIGNED_MINUTES = 60;

export const PHOTO_SIZES = ['small', 'large'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

const NAME = /^([0-9a-f]{32})-(small|large)\.webp$/;

/** Splits a file name; null for any other name. */
export function readPhotoName(name: string): { id: string; size: PhotoSize } | null {
  const [, id, size] = NAME.exec(name) ?? [];
  return id ? { id, size: size as PhotoSize } : null;
}

/** The public address of a photo. */
export const photoAddress = (id: string, size: PhotoSize): string => `/media/review/${id}-${size}.webp`;

/** The signed text of a private address; `until` is milliseconds. */
export const signedPhotoText = (id: string, until: number): string => `review-photo:1:${id}:${until}`;

export type Attached = { ok: true; photos: PhotoRef[] } | { ok: false };

/** Whether these ids are photos that the writer uploaded for this review, at most a few and none twice. */
export function attachPhotos(
  ids: readonly string[],
  found: ReadonlyMap<string, StoredPhoto>,
  { uid, productId }: { uid: string; productId: string },
): Attached {
  const photos = ids.flatMap((id): PhotoRef[] => {
    const photo = found.get(id);
    const isOwn = photo?.userId === uid && photo.productId === productId;
    return isOwn ? [{ id, width: photo.width, height: photo.height }] : [];
  });
  const areAll = photos.length === ids.length && new Set(ids).size === ids.length;
  return areAll && ids.length <= MAX_PHOTOS ? { ok: true, photos } : { ok: false };
}
