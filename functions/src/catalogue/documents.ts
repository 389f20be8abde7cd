import type { Combo, Product } from '@/domain/catalogue/catalogue';
import type { Found } from '../platform/firestore/reads';

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/** A product as its document holds it: the admin's calls hold it to its shape. */
export function toProduct(snapshot: Found): Product | null {
  const data = snapshot.data();
  return data
    ? ({ ...data, id: snapshot.id, variants: listOf(data['variants']) } as unknown as Product)
    : null;
}

export function toCombo(snapshot: Found): Combo | null {
  const data = snapshot.data();
  return data ? ({ ...data, id: snapshot.id, items: listOf(data['items']) } as unknown as Combo) : null;
}
