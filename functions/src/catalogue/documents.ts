import type { Combo, Product } from '@/domain/catalogue/catalogue';
import { ratingOf, starCountsOf } from '@/domain/catalogue/ratings/starCounts';
import type { FoundDocument } from '../platform/firestore/reads';

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/** A product as its document holds it; the admin's routes have validated its shape. */
export function toProduct(snapshot: FoundDocument): Product | null {
  const data = snapshot.data();
  if (!data) return null;
  // Until migration 2026-11-26-star-counts a document may claim a rating that no review gives.
  const rating = ratingOf(starCountsOf(data['starCounts']));
  return { ...data, ...rating, id: snapshot.id, variants: listOf(data['variants']) } as unknown as Product;
}

export function toCombo(snapshot: FoundDocument): Combo | null {
  const data = snapshot.data();
  return data ? ({ ...data, id: snapshot.id, items: listOf(data['items']) } as unknown as Combo) : null;
}
