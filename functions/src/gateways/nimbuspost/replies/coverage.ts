import type { Serviceability } from '../../courier';

/**
 * Whether any courier takes a parcel with one payment method, and the date (YYYY-MM-DD) by which all of them promise
 * delivery.
 */
export type Coverage = { any: boolean; by: string | null } | { problem: string };

/** The parcel that serviceability is asked for: one box of the shop's own size. Rupees, grams, centimetres. */
export const TYPICAL_PARCEL = { amount: 500, weight: 1000, length: 15, breadth: 10, height: 10 } as const;

/** The latest of the couriers' dates; null when one of them gives none. */
export function latest(dates: readonly (string | null)[]): string | null {
  const known = dates.filter((date) => date !== null);
  return known.length === dates.length ? (known.sort().at(-1) ?? null) : null;
}

/** Joins the answers for cash on delivery and for prepaid. An outage of either is an outage. */
export function joinCoverage(cod: Coverage, prepaid: Coverage): Serviceability {
  if ('problem' in cod) return { kind: 'unavailable', problem: cod.problem };
  if ('problem' in prepaid) return { kind: 'unavailable', problem: prepaid.problem };
  return { kind: 'known', deliverable: cod.any || prepaid.any, cod: cod.any, by: cod.by ?? prepaid.by };
}
