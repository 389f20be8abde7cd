import type { Serviceability } from '../../courier';

/** Whether any courier takes a parcel paid one way, and the date (YYYY-MM-DD) by which all of them promise it. */
export type Reach = { any: boolean; by: string | null } | { problem: string };

/** The parcel asked about before there is an order: one box of the shop's own size. Rupees, grams, centimetres. */
export const TYPICAL = { amount: 500, weight: 1000, length: 15, breadth: 10, height: 10 } as const;

/** The latest of the couriers' dates; null when one of them gives none. */
export function latest(dates: readonly (string | null)[]): string | null {
  const known = dates.filter((date) => date !== null);
  return known.length === dates.length ? (known.sort().at(-1) ?? null) : null;
}

/** Joins what was asked for cash on delivery with what was asked for prepaid. An outage of either is an outage. */
export function joinReach(cod: Reach, prepaid: Reach): Serviceability {
  if ('problem' in cod) return { kind: 'unavailable', problem: cod.problem };
  if ('problem' in prepaid) return { kind: 'unavailable', problem: prepaid.problem };
  return { kind: 'known', deliverable: cod.any || prepaid.any, cod: cod.any, by: cod.by ?? prepaid.by };
}
