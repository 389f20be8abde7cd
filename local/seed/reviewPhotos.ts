import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from '../../src/domain/catalogue/catalogue';
import { cellsOf, countCell } from '../../src/domain/catalogue/ratings/reviewCells';
import type { StoredPhoto } from '../../src/domain/reviews/photo';
import type { StoredReview } from '../../src/domain/reviews/review';
import type { SeedDocument } from './documents';

/** Whose review of which product has a photo, and the demo picture that stands for it. */
const REVIEW = 'reviews/amla-c-glow-serum_demo-priya-n';
const PICTURE = 'amla-c-glow-serum-2';
const [WIDTH, HEIGHT] = [1200, 1500];

const fileOf = (width: number) =>
  readFileSync(path.resolve(__dirname, `../../demo/pictures/${PICTURE}-${width}.webp`));

/** The demo's documents, one review of which has a photo, and that photo. */
export function withReviewPhoto(documents: readonly SeedDocument[], now: Date): SeedDocument[] {
  const review = documents.find((document) => document.path === REVIEW)?.data as StoredReview | undefined;
  if (!review) return [...documents];
  const id = createHash('sha256').update(REVIEW).digest('hex').slice(0, 32);
  const size = { width: WIDTH, height: HEIGHT };
  const photo: StoredPhoto = {
    userId: review.userId,
    productId: review.productId,
    ...size,
    isShown: true,
    key: `demo-${id}`,
    createdAt: now.toISOString(),
  };
  const withPhoto = { ...review, photos: [{ id, ...size }], withPhotos: true };
  const changed = documents.map((document) => {
    if (document.path === REVIEW) return { ...document, data: withPhoto };
    if (document.path !== `products/${review.productId}`) return document;
    const cells = cellsOf((document.data as Product).reviewCells) ?? {};
    return {
      ...document,
      data: { ...document.data, reviewCells: countCell(countCell(cells, review, -1), withPhoto, 1) },
    };
  });
  return [
    ...changed,
    { path: `reviewPhotos/${id}`, data: { ...photo, large: fileOf(WIDTH), small: fileOf(360) } },
  ];
}
