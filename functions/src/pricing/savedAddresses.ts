import type { Address } from '@/domain/addresses/address';
import type { FoundDocument } from '../platform/firestore/reads';

/** The addresses of a user document; malformed entries are dropped. */
export function addressesOf(user: FoundDocument | undefined): Address[] {
  const saved: unknown = user?.data()?.['address'];
  if (!Array.isArray(saved)) return [];
  const fields = ['name', 'phone', 'addressLine1', 'city', 'state', 'pincode', 'createdAt'];
  return saved.filter((entry: unknown): entry is Address => {
    const address = entry as Record<string, unknown> | null;
    return typeof address === 'object' && fields.every((field) => typeof address?.[field] === 'string');
  });
}
