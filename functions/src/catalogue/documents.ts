import type { Combo, Product } from '@/domain/catalogue/catalogue';
import type { FoundDocument } from '../platform/firestore/reads';

const listOf = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/** A product as its document holds it; the admin's routes have validated its shape. */
export function toProduct(snapshot: FoundDocument): Product | null {
  const data = snapshot.data();
  return data
    ? ({ ...data, id: snapshot.id, variants: listOf(data['variants']) } as unknown as Product)
    : null;
}

export function toCombo(snapshot: FoundDocument): Combo | null {
  const data = snapshot.data();
  return data ? ({ ...data, id: snapshot.id, items: listOf(data['items']) } as unknown as Combo) : null;
}
