import { createHash } from 'node:crypto';
import type { Review } from '@/domain/catalogue/catalogue';
import type { StoredReview } from '@/domain/reviews/review';
import type { FoundDocument } from '../platform/firestore/reads';

/** A review's public id: its stored id contains its writer's uid. */
export const publicIdOf = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 16);

/** The public fields of a review, without its writer's account and the team's notes. */
export function publicReview(doc: FoundDocument): Review {
  const stored = doc.data() as unknown as StoredReview;
  const { productId, author = '', city = '', rating, title, body, createdAt } = stored;
  const { skinType, weeksUsed, helpful, photos, reply } = stored;
  return {
    id: publicIdOf(doc.id),
    productId,
    author,
    city,
    rating,
    title,
    body,
    createdAt,
    ...(skinType ? { skinType } : {}),
    ...(weeksUsed ? { weeksUsed } : {}),
    ...(helpful ? { helpful } : {}),
    ...(photos?.length ? { photos: photos.map(({ id, width, height }) => ({ id, width, height })) } : {}),
    ...(reply ? { reply: { text: reply.text, at: reply.at } } : {}),
  };
}
