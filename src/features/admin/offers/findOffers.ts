import type { Offer } from '@/domain/offers/offer';

/** Those whose code or title has every word that is searched for. */
export function findOffers(offers: readonly Offer[], q: string): Offer[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter(({ code, title }) => {
    const text = `${code} ${title}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
